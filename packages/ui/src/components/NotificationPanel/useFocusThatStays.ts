'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const rowsOf = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>('li:not([inert]) > *')];

/**
 * Takes the focus when the panel opens, and keeps it there when the focused row leaves: it moves to the row in its
 * place, else to the one before, else to the panel.
 */
export function useFocusThatStays(panel: RefObject<HTMLElement | null>): void {
  const last = useRef<number | null>(null);

  useEffect(() => {
    const { current } = panel;
    if (current === null) return undefined;
    const remember = ({ target }: FocusEvent) => {
      last.current = rowsOf(current).findIndex((row) => row === target);
    };
    current.addEventListener('focusin', remember);
    current.focus({ preventScroll: true });
    return () => current.removeEventListener('focusin', remember);
  }, [panel]);

  useLayoutEffect(() => {
    const { current } = panel;
    const { activeElement } = document;
    const hasFocus = current?.contains(activeElement) === true && activeElement?.closest('[inert]') === null;
    if (current === null || last.current === null || hasFocus) return;
    const left = rowsOf(current);
    (left[last.current] ?? left.at(-1) ?? current).focus();
  });
}
