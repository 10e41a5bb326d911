'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Focuses a field once it is mounted, and selects its text or places the caret in it. */
export function useFocusOnText(field: RefObject<HTMLInputElement | null>, selection: readonly [start: number, end: number] | 'all' | 'end'): void {
  const focus = useEffectEvent(() => {
    const length = field.current?.value.length ?? 0;
    const [start, end] = typeof selection === 'string' ? [selection === 'all' ? 0 : length, length] : selection;
    field.current?.focus();
    field.current?.setSelectionRange(start, end);
  });
  useEffect(() => focus(), []);
}
