'use client';
import type { MouseEvent } from 'react';
import { useFollow } from '../Link/RouterProvider.tsx';
import type { RowAction } from './table.ts';

interface Clickable<Row> {
  rows: readonly Row[];
  actions?: readonly RowAction<Row>[];
  /** A row's menu button was pressed. */
  onMenu: (place: number, trigger: HTMLElement) => void;
}

/** The row's own link, pressed as the row was pressed: with Ctrl or Cmd it opens a tab. */
function pressLink(row: Element, { altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  row
    .querySelector('a[data-row-link]')
    ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, altKey, ctrlKey, metaKey, shiftKey }));
}

/** One handler for every click in a table's rows: an action, a menu, a link, a checkbox's cell, or the row as a whole. */
export function useRowClicks<Row>({ rows, actions, onMenu }: Clickable<Row>): (event: MouseEvent) => void {
  const follow = useFollow();
  return (event) => {
    if (!(event.target instanceof Element)) return;
    const element = event.target.closest<HTMLElement>('[data-place]');
    if (element === null) return;
    const place = Number(element.dataset.place);
    const row = rows[place];

    const control = event.target.closest<HTMLElement>('a, button, input, select, textarea, label');
    if (control === null || !element.contains(control)) {
      const checkbox = event.target.closest('[data-select]')?.querySelector('input');
      if (checkbox) checkbox.click();
      // Text that someone is marking in order to copy it is no press.
      else if (window.getSelection()?.isCollapsed !== false) pressLink(element, event);
      return;
    }

    if (control.hasAttribute('data-menu')) onMenu(place, control);
    const action = actions?.find(({ id }) => id === control.dataset.action);
    if (row !== undefined && action?.href === undefined) action?.onAction?.(row);
    follow(event);
  };
}
