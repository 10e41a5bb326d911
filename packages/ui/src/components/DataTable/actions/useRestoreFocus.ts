'use client';
import { type MouseEvent, type RefObject, useRef } from 'react';

interface Pressed {
  button: HTMLElement;
  /** Undefined for a button outside the rows. */
  inRow?: { rowIndex: number; buttonIndex: number };
}

/** Remembers the button that was pressed last, and finds the button that takes focus after its row has been removed. */
export function useRestoreFocus(container: RefObject<HTMLElement | null>) {
  const pressed = useRef<Pressed>(null);

  const onClickCapture = ({ target }: MouseEvent) => {
    // React also sends clicks in popovers that the table renders elsewhere on the page.
    if (!(target instanceof Element) || container.current?.contains(target) !== true) return;
    const button = target.closest('button');
    if (button === null) return;
    const row = button.closest<HTMLElement>('[data-row-index]');
    const buttonIndex = row ? [...row.querySelectorAll('button')].indexOf(button) : 0;
    pressed.current = { button, inRow: row ? { rowIndex: Number(row.dataset.rowIndex), buttonIndex } : undefined };
  };

  const restoreFocusTo = (): HTMLElement | null => {
    if (pressed.current === null) return null;
    const { button, inRow } = pressed.current;
    if (button.isConnected) return button;
    if (inRow === undefined) return container.current?.querySelector<HTMLElement>('[data-select-page]:enabled') ?? null;
    const rows = [...(container.current?.querySelectorAll('[data-row-index]') ?? [])];
    // The next row has taken the index of the removed one.
    const row = rows[inRow.rowIndex] ?? rows.at(-1);
    return row?.querySelectorAll('button')[inRow.buttonIndex] ?? null;
  };

  return { onClickCapture, restoreFocusTo };
}
