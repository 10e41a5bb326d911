import { memo, type ReactNode, useRef } from 'react';
import type { Messages } from '../../../messages/useMessages.ts';
import type { TableLayout } from '../layout/tableLayout.ts';
import type { dataTableMessages } from '../messages.ts';
import type { HiddenBy } from './useTableSelection.ts';
import * as styles from './SelectionBar.css.ts';

export interface SelectionBarProps {
  /** Selected rows, seen or not. */
  count: number;
  /** How many of them are hidden. */
  hidden: number;
  hiddenBy: HiddenBy;
  /** All rows that are loaded. */
  total: number;
  layout: TableLayout;
  /** Fixes the bar to the bottom of the screen, below cards that are being selected. */
  isAtBottom: boolean;
  actions?: (layout: TableLayout) => ReactNode;
  messages: Messages<(typeof dataTableMessages)['en-US']>;
  /** Without it, showing the hidden rows is not offered. */
  onShowHidden?: () => void;
  onSelectAll: () => void;
  /** Clears the selection; among cards, ends selecting too. */
  onClear: () => void;
}

/**
 * How many rows are selected and hidden, and what can be done with them. Below cards it is fixed to the bottom of the screen.
 * Memoised, so that while no row is selected another page or sort does not render it out of sight.
 */
export const SelectionBar = memo(function SelectionBar(props: SelectionBarProps) {
  const { count, hidden, hiddenBy, total, layout, isAtBottom, actions, messages, onShowHidden, onSelectAll, onClear } = props;
  const clear = useRef<HTMLButtonElement>(null);
  // A button that goes when it is pressed passes its focus on.
  const beforeClear = (press: () => void) => () => {
    clear.current?.focus();
    press();
  };

  const selected = <strong className={styles.count}>{messages.tableSelected({ count })}</strong>;
  const hiddenCount = hidden > 0 && (
    <span className={styles.part}>{(hiddenBy === 'search' ? messages.tableHiddenBySearch : messages.tableHiddenByFilters)({ count: hidden })}</span>
  );
  const show = hidden > 0 && onShowHidden && (
    <button type="button" className={styles.textButton} onClick={beforeClear(onShowHidden)}>
      {messages.tableShowHidden}
    </button>
  );
  const selectAll = count < total && (
    <button type="button" className={styles.textButton} onClick={beforeClear(onSelectAll)}>
      {messages.tableSelectAll({ count: total })}
    </button>
  );
  const end = (
    <button
      ref={clear}
      type="button"
      className={styles.textButton}
      // The second press of a double press on 'Select all' lands here.
      onClick={({ detail }) => detail < 2 && onClear()}
    >
      {isAtBottom ? messages.tableDone : messages.tableClearSelection}
    </button>
  );

  if (isAtBottom) {
    return (
      <div role="group" aria-label={messages.tableSelection} data-bottom-bar="selection" className={styles.bottomBar}>
        <div className={styles.line}>
          {selected}
          {selectAll}
          {end}
        </div>
        {hidden > 0 && (
          <div className={styles.hiddenLine}>
            {hiddenCount}
            {show}
          </div>
        )}
        {actions !== undefined && <div className={styles.bottomActions}>{actions(layout)}</div>}
      </div>
    );
  }
  return (
    <div role="group" aria-label={messages.tableSelection} className={styles.bar}>
      <div className={styles.parts}>
        {selected}
        {hiddenCount}
        {show}
        {selectAll}
        {end}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions(layout)}</div>}
    </div>
  );
});
