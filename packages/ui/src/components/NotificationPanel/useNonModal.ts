'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What closes an open panel that is not modal: a press beside it, focus that moves out of it, or Escape in it. */
export function useNonModal(
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  handlers: { onOutside: () => void; onEscape: () => void },
): void {
  const onOutside = useEffectEvent(handlers.onOutside);
  const onEscape = useEffectEvent(handlers.onEscape);
  useEffect(() => {
    if (!isOpen) return undefined;
    const stop = new AbortController();
    const isInside = ({ target }: Event) => target instanceof Node && place.current?.contains(target) === true;
    const watch = (event: Event) => {
      if (!isInside(event)) onOutside();
    };
    document.addEventListener('pointerdown', watch, { signal: stop.signal, capture: true });
    document.addEventListener('focusin', watch, { signal: stop.signal });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape' && isInside(event)) onEscape();
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [place, isOpen]);
}
