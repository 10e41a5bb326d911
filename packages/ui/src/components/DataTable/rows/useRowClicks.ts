'use client';
import type { MouseEvent } from 'react';
import { useFollow } from '../../Link/RouterProvider.tsx';
import type { RowAction } from '../tableProps.ts';
import { selectByDragging } from './selectByDragging.ts';

interface RowClicksOptions<Row> {
  rows: readonly Row[];
  actions?: readonly RowAction<Row>[];
  /** A row's menu button was pressed. */
  onMenu: (rowIndex: number, trigger: HTMLElement) => void;
}

const MAIN_BUTTON = 0;
const MIDDLE_BUTTON = 1;

/** Clicks an element with the same modifier keys: with Ctrl or Cmd a link opens a new tab, with Shift a checkbox ends a range. */
function clickInstead(element: Element | null | undefined, { altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  element?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, altKey, ctrlKey, metaKey, shiftKey }));
}

/** The end of a drag that selects text for copying is a click too, and must not open the row. With Shift the browser selects by itself. */
function selectsText({ detail, shiftKey }: MouseEvent, row: Element) {
  const selection = window.getSelection();
  return detail > 0 && !shiftKey && selection?.isCollapsed === false && selection.containsNode(row, true);
}

const linkOf = (row: Element) => row.querySelector<HTMLAnchorElement>('a[data-row-link]');

/** The pressed row, and the control in it. */
function pressed({ target }: MouseEvent) {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row-index]') : null;
  if (row === null || !(target instanceof Element)) return null;
  const control = target.closest<HTMLElement>('a, button, input, select, textarea, label');
  return { row, target, control: control && row.contains(control) ? control : null };
}

/** Delegated handlers for every press in the rows: on an action, a menu, a link, a checkbox's cell, or anywhere else on a row. */
export function useRowClicks<Row>({ rows, actions, onMenu }: RowClicksOptions<Row>) {
  const follow = useFollow();
  return {
    onClick: (event: MouseEvent) => {
      const press = pressed(event);
      if (press === null) return;
      const { row, target, control } = press;
      if (control === null) {
        const checkbox = target.closest('[data-select]')?.querySelector('input');
        if (checkbox) clickInstead(checkbox, event);
        else if (!selectsText(event, row)) clickInstead(linkOf(row), event);
        return;
      }
      if (control === linkOf(row) && selectsText(event, row)) return event.preventDefault();
      const rowIndex = Number(row.dataset.rowIndex);
      if (control.hasAttribute('data-menu')) onMenu(rowIndex, control);
      const action = actions?.find(({ id }) => id === control.dataset.action);
      const item = rows[rowIndex];
      if (item !== undefined && action?.href === undefined) action?.onAction?.(item);
      follow(event);
    },
    onMouseDown: (event: MouseEvent) => {
      // Otherwise the middle button starts to scroll the page, and Shift selects the text between the presses.
      const press = pressed(event);
      if (press === null) return;
      if (press.control !== null) {
        if (event.button === MAIN_BUTTON && !event.shiftKey && press.control === linkOf(press.row)) selectByDragging(event);
        return;
      }
      if (event.button === MIDDLE_BUTTON || (event.shiftKey && press.target.closest('[data-select]'))) event.preventDefault();
    },
    onAuxClick: (event: MouseEvent) => {
      const press = event.button === MIDDLE_BUTTON ? pressed(event) : null;
      const link = press?.control === null ? linkOf(press.row) : null;
      if (link) window.open(link.href, '_blank', 'noopener');
    },
  };
}
export type RowListeners = ReturnType<typeof useRowClicks>;
