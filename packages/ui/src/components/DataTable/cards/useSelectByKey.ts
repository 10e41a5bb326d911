'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { startsSelection } from '../keys/startsSelection.ts';

/**
 * Starts the selection at the card that `toggleRow` chose. Returns the `ref` of the list. The card's focused link is removed
 * then, so the card's checkbox takes the focus.
 */
export function useSelectByKey(onSelectStart: ((rowIndex: number) => void) | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const chosen = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = list;
    const start = (event: Event) => {
      if (onSelectStart === undefined || !(event.target instanceof HTMLElement)) return;
      event.preventDefault();
      chosen.current = event.target;
      onSelectStart(Number(event.target.dataset.rowIndex));
    };
    current?.addEventListener(startsSelection, start);
    return () => current?.removeEventListener(startsSelection, start);
  });
  const isStarted = onSelectStart === undefined;
  useLayoutEffect(() => {
    if (!isStarted) return;
    chosen.current?.querySelector<HTMLElement>('[data-select] > input')?.focus({ preventScroll: true });
    chosen.current = null;
  }, [isStarted]);
  return list;
}
