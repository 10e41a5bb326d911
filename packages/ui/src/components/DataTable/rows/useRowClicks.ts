'use client';
import type { MouseEvent } from 'react';
import { useFollow } from '../../Link/RouterProvider.tsx';
import type { RowAction } from '../tableProps.ts';

interface RowClicksOptions<Row> {
  rows: readonly Row[];
  actions?: readonly RowAction<Row>[];
  /** A row's menu button was pressed. */
  onMenu: (rowIndex: number, trigger: HTMLElement) => void;
}

/** Clicks the row's own link with the same modifier keys, so that Ctrl or Cmd opens a new tab. */
function clickLink(row: Element, { altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  row
    .querySelector('a[data-row-link]')
    ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, altKey, ctrlKey, metaKey, shiftKey }));
}

/** One delegated handler for every click in the rows: an action, a menu, a link, a checkbox's cell, or anywhere else on a row. */
export function useRowClicks<Row>({ rows, actions, onMenu }: RowClicksOptions<Row>): (event: MouseEvent) => void {
  const follow = useFollow();
  return (event) => {
    if (!(event.target instanceof Element)) return;
    const element = event.target.closest<HTMLElement>('[data-row-index]');
    if (element === null) return;
    const rowIndex = Number(element.dataset.rowIndex);
    const row = rows[rowIndex];

    const control = event.target.closest<HTMLElement>('a, button, input, select, textarea, label');
    if (control === null || !element.contains(control)) {
      const checkbox = event.target.closest('[data-select]')?.querySelector('input');
      if (checkbox) checkbox.click();
      // The end of a drag that selects text for copying is a click too, and must not open the row.
      else if (window.getSelection()?.isCollapsed !== false) clickLink(element, event);
      return;
    }

    if (control.hasAttribute('data-menu')) onMenu(rowIndex, control);
    const action = actions?.find(({ id }) => id === control.dataset.action);
    if (row !== undefined && action?.href === undefined) action?.onAction?.(row);
    follow(event);
  };
}
