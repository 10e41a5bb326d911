import type { KeyboardEvent } from 'react';

/** Whether Escape is meant for the table itself, and not for the text of a field or for a menu or dialog over the table. */
export function isEscapeIn(table: Element | null, { key, target, defaultPrevented }: KeyboardEvent): boolean {
  if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return false;
  // React also sends keys that are pressed in the table's menus and dialogs.
  return table?.contains(target) === true && !target.matches('input:not([type=checkbox]), select');
}

/** Escape hides the tip of an action until the pointer or the focus moves. */
export function hideTip({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key === 'Escape') currentTarget.dataset.tips = 'off';
}
