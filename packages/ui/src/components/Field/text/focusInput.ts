import type { MouseEvent } from 'react';

/** Focuses the input on a click elsewhere in its box. */
export function focusInput(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest('input, textarea, button') !== null) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
}
