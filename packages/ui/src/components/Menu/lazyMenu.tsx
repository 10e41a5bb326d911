'use client';
import { type ComponentType, use } from 'react';
import { lazyOverlay } from '../../lazyPart/lazyOverlay.tsx';
import type { LoadComponent } from '../../lazyPart/loading/lateCode.ts';
import { TriggeredMenuContext } from './MenuTrigger.tsx';

/** What such a component gets besides its own props. */
interface Opened {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * A component that renders the `Menu` of a `MenuTrigger`, fetched late with all that its items need. Put it beside the button:
 *
 * ```tsx
 * const Items = lazyMenu<ItemsProps>(async () => (await import('./Items.tsx')).Items);
 * ```
 */
export function lazyMenu<Props extends object>(load: LoadComponent<Props & Opened>): ComponentType<Props> {
  const Items = lazyOverlay<Props & Opened>(load, { close: ({ onOpenChange }) => onOpenChange(false) });
  return function LazyMenu(props: Props) {
    const triggered = use(TriggeredMenuContext);
    return triggered && <Items {...props} isOpen={triggered.isOpen} onOpenChange={triggered.onOpenChange} />;
  };
}
