'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Closes an open panel that is not modal: by a press outside, by focus that leaves it, or by Escape inside. */
export function useDismissal(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  handlers: { onOutside: () => void; onEscape: () => void },
): void {
  const onOutside = useEffectEvent(handlers.onOutside);
  const onEscape = useEffectEvent(handlers.onEscape);
  useEffect(() => {
    if (!isOpen) return undefined;
    const stop = new AbortController();
    const isInside = ({ target }: Event) => target instanceof Node && root.current?.contains(target) === true;
    const onEvent = (event: Event) => {
      if (!isInside(event)) onOutside();
    };
    document.addEventListener('pointerdown', onEvent, { signal: stop.signal, capture: true });
    document.addEventListener('focusin', onEvent, { signal: stop.signal });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape' && isInside(event)) onEscape();
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [root, isOpen]);
}
