'use client';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { lazyOverlay } from '../../lazyOverlay.tsx';
import { trigger } from './Tooltip.css.ts';
import type { TooltipPanelProps } from './TooltipPanel.tsx';
import { useDelayedOpen } from './useDelayedOpen.ts';

export interface TooltipProps {
  /** One control, or something else that takes focus. */
  children: ReactNode;
  /** A few words. They add to what is visible; nothing may be said here alone. */
  text: string;
  /** The side it prefers; it turns to another when there is no room. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** @default false */
  isDisabled?: boolean;
}

const Panel = lazyOverlay<TooltipPanelProps>(async () => (await import('./TooltipPanel.tsx')).TooltipPanel);

/** Says a few words about a control while it is hovered or has the keyboard's focus. */
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
    const known = control?.getAttribute('aria-describedby') ?? null;
    control?.setAttribute('aria-describedby', known === null ? id : `${known} ${id}`);
    const hide = ({ key }: KeyboardEvent) => key === 'Escape' && close('now');
    document.addEventListener('keydown', hide, { capture: true });
    return () => {
      if (known === null) control?.removeAttribute('aria-describedby');
      else control?.setAttribute('aria-describedby', known);
      document.removeEventListener('keydown', hide, { capture: true });
    };
  }, [isShown, id, close]);

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
      <Panel
        id={id}
        text={text}
        placement={placement}
        triggerRef={triggerRef}
        isOpen={isShown}
        open={open}
        close={close}
      />
    </span>
  );
}
