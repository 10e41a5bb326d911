'use client';
import { use } from 'react';
import { lazyOverlay } from '../../lazyPart/lazyOverlay.tsx';
import type { MenuPanelProps, MenuProps } from './menuProps.ts';
import { TriggeredMenuContext } from './MenuTrigger.tsx';

const Panel = lazyOverlay<MenuPanelProps>(async () => (await import('./MenuPanel.tsx')).MenuPanel, {
  close: ({ onOpenChange }) => onOpenChange?.(false),
  isOften: true,
});

/** A list of actions that opens at a button. Put it beside that button in a `MenuTrigger`. */
export function Menu(props: MenuProps) {
  const triggered = use(TriggeredMenuContext);
  return <Panel {...props} isOpen={props.isOpen ?? false} {...triggered} />;
}
