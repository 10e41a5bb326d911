'use client';
import { type RefObject, type SyntheticEvent, useRef } from 'react';

interface Pressed {
  button: HTMLElement;
  /**
   * The index of the button's row. For a button outside the rows, the index of the first selected row, or 0 when the page has no
   * selected row.
   */
  rowIndex: number;
  /** The button's index among the buttons of its row. For a button outside the rows -1, which is the last button. */
  buttonIndex: number;
}

const all = (selector: string, within?: Element | null) => [...(within?.querySelectorAll<HTMLElement>(selector) ?? [])];

/** Remembers the last pressed button, and finds the button that takes the focus after rows have been removed. */
export function useRestoreFocus(container: RefObject<HTMLElement | null>) {
  const pressed = useRef<Pressed>(null);

  /** Called for clicks and keys, because a key that opens a menu causes no click. */
  const onPressCapture = ({ target }: SyntheticEvent) => {
    // React also sends events from popovers that the table renders elsewhere in the page.
    if (!(target instanceof Element) || container.current?.contains(target) !== true) return;
    const button = target.closest('button');
    if (button === null) return;
    const ownRow = button.closest<HTMLElement>('[data-row-index]');
    const row = ownRow ?? container.current.querySelector<HTMLElement>('[data-row-index][data-selected]');
    pressed.current = { button, rowIndex: Number(row?.dataset.rowIndex ?? 0), buttonIndex: all('button', ownRow).indexOf(button) };
  };

  const restoreFocusTo = (): HTMLElement | null => {
    if (pressed.current === null) return null;
    const { button, rowIndex, buttonIndex } = pressed.current;
    // The button was removed, or hidden as the tools are while rows are selected.
    if (button.checkVisibility()) return button;
    const rows = all('[data-row-index]', container.current);
    // The next row now has the index of the removed one.
    return all('button', rows[rowIndex] ?? rows.at(-1)).at(buttonIndex) ?? null;
  };

  return { onPressCapture, restoreFocusTo };
}
