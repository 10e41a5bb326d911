'use client';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { XBold } from '../../icons/XBold.tsx';
import { useNumberFormat } from '../../messages/numberFormat.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './FilterChips.css.ts';
import { filterChipsMessages } from './messages.ts';

/** One value that narrows a list: a search or a chosen filter. */
export interface FilterChip {
  /** The chip's key, unique among the chips. */
  id: string;
  /** The filtered property, for example 'Status'. */
  facet: string;
  /** The value, for example 'Available'. */
  value: string;
  /** The number of items with the value. */
  count?: number;
  onRemove: () => void;
}

export interface FilterChipsProps {
  chips: readonly FilterChip[];
  /** Removes all chips; the button appears from two chips up. @default there is no button */
  onClearAll?: () => void;
  /** Shown at the end of the row, for example '31 of 248 products'. */
  summary?: string;
  /** Gets the focus after the last chip is removed, for example the Filters button. */
  focusAfterLast: () => HTMLElement | null | undefined;
}

/** The active filters of a list, each removable with one press. Render it only while there are chips or a summary. */
export function FilterChips({ chips, onClearAll, summary, focusAfterLast }: FilterChipsProps) {
  const messages = useMessages(filterChipsMessages);
  const number = useNumberFormat();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ id: string; index: number }>(null);

  // The chip may be removed some time after the press, for example once the address has changed.
  useEffect(() => {
    const { current } = removed;
    if (current === null || chips.some(({ id }) => id === current.id)) return;
    removed.current = null;
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[current.index] ?? buttons?.[current.index - 1])?.focus();
  }, [chips]);

  const remove = ({ id, onRemove }: FilterChip, index: number) => {
    if (chips.length > 1) removed.current = { id, index };
    else focusAfterLast()?.focus();
    onRemove();
  };

  return (
    <div className={styles.row}>
      <ul ref={list} aria-label={messages.filterChips} className={styles.chips}>
        {chips.map((chip, index) => (
          <li key={chip.id} className={styles.chip}>
            <span className={styles.quiet}>{chip.facet}</span>
            <bdi className={styles.value}>{chip.value}</bdi>
            {chip.count !== undefined && <span className={styles.quiet}>{number(chip.count)}</span>}
            <button
              type="button"
              className={styles.remove}
              aria-label={messages.filterChipRemove({ facet: chip.facet, value: chip.value })}
              onClick={() => remove(chip, index)}
              onKeyDown={({ key }: KeyboardEvent) => {
                if (key === 'Delete' || key === 'Backspace') remove(chip, index);
              }}
            >
              <XBold size={12} />
            </button>
          </li>
        ))}
      </ul>
      {chips.length > 1 && onClearAll && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            focusAfterLast()?.focus();
            onClearAll();
          }}
        >
          {messages.filterChipsClear}
        </button>
      )}
      {summary !== undefined && <span className={styles.summary}>{summary}</span>}
    </div>
  );
}
