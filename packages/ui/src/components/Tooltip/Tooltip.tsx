'use client';
import { Suspense, useEffect, useId, useRef } from 'react';
import { lazyPart } from '../../lazyPart/lazyPart.tsx';
import { whenOpened } from '../Dialog/whenOpened.tsx';
import { trigger } from './Tooltip.css.ts';
import type { TooltipPanelProps, TooltipProps } from './tooltipProps.ts';
import { useDelayedOpen } from './useDelayedOpen.ts';

// If its code is missing a control has no tooltip, but keeps its name.
const LazyPanel = lazyPart<TooltipPanelProps>(async () => (await import('./TooltipPanel.tsx')).TooltipPanel, { failed: () => null });
const Panel = whenOpened(LazyPanel);

/** A short text about a control, shown on hover and keyboard focus. It describes the control unless it is the control's name. */
export function Tooltip({ children, text, placement = 'top', isDisabled = false }: TooltipProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const triggerRef = useRef<Element>(null);
  const { isOpen, open, close } = useDelayedOpen();
  const id = useId();
  const isShown = isOpen && !isDisabled;

  useEffect(() => {
    const control = wrapper.current?.firstElementChild ?? null;
    triggerRef.current = control;
    if (!isShown) return undefined;
    const hide = ({ key }: KeyboardEvent) => key === 'Escape' && close('now');
    document.addEventListener('keydown', hide, { capture: true });
    const stopHiding = () => document.removeEventListener('keydown', hide, { capture: true });
    // A description that repeats the name would be read twice.
    if ((control?.ariaLabel ?? control?.textContent) === text) return stopHiding;
    const known = control?.getAttribute('aria-describedby') ?? null;
    control?.setAttribute('aria-describedby', known === null ? id : `${known} ${id}`);
    return () => {
      stopHiding();
      if (known === null) control?.removeAttribute('aria-describedby');
      else control?.setAttribute('aria-describedby', known);
    };
  }, [isShown, id, text, close]);

  return (
    <span
      ref={wrapper}
      role="presentation"
      className={trigger}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && open('soon')}
      onPointerLeave={() => close('soon')}
      onPointerDown={() => close('now')}
      onFocus={({ target }) => target.matches(':focus-visible') && open('now')}
      onBlur={() => close('now')}
    >
      {children}
      <Suspense>
        <Panel
          id={id}
          text={text}
          placement={placement}
          triggerRef={triggerRef}
          isOpen={isShown}
          open={open}
          close={close}
        />
      </Suspense>
    </span>
  );
}
