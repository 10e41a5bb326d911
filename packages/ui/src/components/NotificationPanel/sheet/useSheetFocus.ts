'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const itemsOf = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>('li:not([inert]) > *')];

/**
 * Focuses the first control of the panel when it opens, or the panel while it has none. When the focused item is removed, focuses the item in its place, else the one before,
 * else the panel.
 */
export function useSheetFocus(panel: RefObject<HTMLElement | null>): void {
  const last = useRef<number | null>(null);

  useEffect(() => {
    const { current } = panel;
    if (current === null) return undefined;
    const remember = ({ target }: FocusEvent) => {
      last.current = itemsOf(current).findIndex((item) => item === target);
    };
    current.addEventListener('focusin', remember);
    // A focused panel would be read as one run of text.
    (current.querySelector<HTMLElement>('button, a[href]') ?? current).focus({ preventScroll: true });
    return () => current.removeEventListener('focusin', remember);
  }, [panel]);

  useLayoutEffect(() => {
    const { current } = panel;
    const { activeElement } = document;
    const hasFocus = current?.contains(activeElement) === true && activeElement?.closest('[inert]') === null;
    if (current === null || last.current === null || hasFocus) return;
    const remaining = itemsOf(current);
    (remaining[last.current] ?? remaining.at(-1) ?? current).focus();
  });
}
