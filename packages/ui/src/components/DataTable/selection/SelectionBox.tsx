'use client';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { selectBox } from './SelectionBox.css.ts';
import type { Selection } from './useTableSelection.ts';

export interface SelectionBoxProps {
  label: string;
  isSelected: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A row's checkbox. It is native, because a page has up to fifty of them. */
export function SelectionBox({ label, isSelected, onChange }: SelectionBoxProps) {
  return <input type="checkbox" className={selectBox} aria-label={label} checked={isSelected} onChange={onChange} />;
}

export interface SelectPageBoxProps {
  /** The accessible name. Omit it inside a `<label>`. */
  label?: string;
  selection: Selection;
  /** True when there are no rows to select. */
  isDisabled: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The checkbox for all rows of the page; mixed when only some are selected. */
export function SelectPageBox({ label, selection, isDisabled, onChange }: SelectPageBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = selection === 'some';
  }, [selection]);
  return (
    <input
      ref={box}
      type="checkbox"
      className={selectBox}
      aria-label={label}
      checked={selection === 'all'}
      disabled={isDisabled}
      data-select-page=""
      onChange={onChange}
    />
  );
}
