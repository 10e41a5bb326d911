import type { MouseEvent } from 'react';

/** A click beside the text of a field goes to the text. */
export function focusInput(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest('input, textarea, button') !== null) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
}
