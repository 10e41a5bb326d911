import { RowCards } from './cards/RowCards.tsx';
import * as styles from './DataTable.css.ts';
import type { DataTableProps } from './dataTableProps.ts';
import { messageOf } from './messageOf.tsx';
import { SelectPageBox } from './selection/SelectionBox.tsx';
import type { TableState } from './tableProps.ts';
import type { DataTableModel } from './useDataTable.ts';

export interface CardsViewProps<Row, State extends TableState> {
  props: DataTableProps<Row, State>;
  model: DataTableModel<Row>;
  /** The number of rows in words. */
  count: string;
}

/** The rows as cards, for containers without room for columns. While cards are being selected, a checkbox for the page is above them. */
export function CardsView<Row, State extends TableState>({ props, model, count }: CardsViewProps<Row, State>) {
  const { mode, selected, selecting, messages } = model;
  const message = messageOf({ rows: props.rows, total: model.total, empty: model.empty, onRetry: model.onRetry });
  return (
    <>
      {mode.isSelecting && (
        <div className={styles.cardsHead}>
          <label className={styles.selectPage}>
            <SelectPageBox selection={selected.page} isDisabled={model.pageRows.length === 0} onChange={selecting.onSelectPage} />
            {messages.tableThisPage}
          </label>
          {count}
        </div>
      )}
      {message !== undefined && <div className={styles.messageCard}>{message}</div>}
      <RowCards
        label={props.label}
        rows={model.shownRows}
        shared={model.shared}
        isRowSelected={selected.isRowSelected}
        listeners={model.listeners}
        onSelectStart={props.selection?.cards && !mode.isSelecting ? selecting.onSelectStart : undefined}
        skeletons={model.skeletons}
      />
    </>
  );
}
