'use client';
import { focusRowOf } from '@valise/ui/DataTable';
import { useEffect, useRef } from 'react';
import { isFocusFree } from '../isFocusFree.ts';

/**
 * Focuses the row whose own screen was left for this list, once, as soon as it is shown.
 *
 * @param href the address of the row; undefined before its row is loaded, and when no row's screen was left
 */
export function useReturnedRow(href: string | undefined): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (href === undefined || isDone.current) return undefined;
    // After the screen has focused its heading.
    const frame = requestAnimationFrame(() => {
      isDone.current = true;
      if (isFocusFree()) focusRowOf(href);
    });
    return () => cancelAnimationFrame(frame);
  }, [href]);
}
