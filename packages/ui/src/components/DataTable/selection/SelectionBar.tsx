import { memo, type ReactNode, useRef } from 'react';
import type { Messages } from '../../../messages/useMessages.ts';
import type { TableLayout } from '../layout/tableLayout.ts';
import type { dataTableMessages } from '../messages.ts';
import * as styles from './SelectionBar.css.ts';

export interface SelectionBarProps {
  /** The number of selected rows, hidden ones included. */
  count: number;
  /** How many of them the search or the filters hide. */
  hidden: number;
  /** How many of them are not on this page. */
  notShown: number;
  /** How many rows the search and the filters find. */
  found: number;
  /** The number of loaded rows. */
  total: number;
  /** There are more rows than those that are loaded. */
  isPart: boolean;
  layout: TableLayout;
  /** Fixes the bar to the bottom of the screen, below cards that are being selected. */
  isAtBottom: boolean;
  actions?: (layout: TableLayout) => ReactNode;
  messages: Messages<(typeof dataTableMessages)['en-US']>;
  /** Shows the selected rows alone. Without it the bar does not offer that. */
  onShowHidden?: () => void;
  /** Selects the rows that are found. Offered before `onSelectAll`, which also selects those that are hidden. */
  onSelectFound: () => void;
  onSelectAll: () => void;
  /** Clears the selection. Above cards it also ends selecting. */
  onClear: () => void;
}

/**
 * Shows how many rows are selected and hidden, and the actions for them. It is beside the search, or at the bottom of the screen
 * below cards. Memoised, so that a new page or sort does not render it while no row is selected.
 */
export const SelectionBar = memo(function SelectionBar(props: SelectionBarProps) {
  const { count, hidden, notShown, found, total, isPart, layout, isAtBottom, actions, messages, onShowHidden, onSelectFound, onSelectAll, onClear } = props;
  const clear = useRef<HTMLButtonElement>(null);
  // A button that its own press removes passes its focus on.
  const beforeClear = (press: () => void) => () => {
    clear.current?.focus();
    press();
  };

  const selected = <strong className={styles.count}>{messages.tableSelected({ count })}</strong>;
  const notShownCount = notShown > 0 && <span>{messages.tableNotShown({ count: notShown })}</span>;
  const show = notShown > 0 && onShowHidden && (
    <button type="button" className={styles.textButton} onClick={beforeClear(onShowHidden)}>
      {messages.tableShowHidden}
    </button>
  );
  const hasFoundLeft = found < total && count - hidden < found;
  const selectAll = hasFoundLeft ? (
    <button type="button" className={styles.textButton} onClick={onSelectFound}>
      {messages.tableSelectFound({ count: found })}
    </button>
  ) : (
    count < total && (
      <button type="button" className={styles.textButton} onClick={beforeClear(onSelectAll)}>
        {(isPart ? messages.tableSelectLoaded : messages.tableSelectAll)({ count: total })}
      </button>
    )
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
        {notShown > 0 && (
          <div className={styles.hiddenLine}>
            {notShownCount}
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
        <div className={styles.group}>
          {selected}
          {notShownCount}
        </div>
        <div className={styles.group}>
          {show}
          {selectAll}
          {end}
        </div>
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions(layout)}</div>}
    </div>
  );
});
