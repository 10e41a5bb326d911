import type { ChangeEvent } from 'react';
import type { Messages } from '../../../messages/useMessages.ts';
import type { dataTableMessages } from '../messages.ts';
import type { CardParts, RowActions, TableColumn } from '../tableProps.ts';

/** The props that all rows of a table share. While the object stays the same, a row renders only when its own data changes. */
export interface SharedRowProps<Row> {
  columns: readonly TableColumn<Row>[];
  isCondensed: boolean;
  rowName: (row: Row) => string;
  rowHref?: (row: Row) => string;
  /** Present when rows can be selected. */
  onSelect?: (event: ChangeEvent<HTMLInputElement>) => void;
  /** At most one row can be selected. A press anywhere on a row without a link selects it. */
  isSingle: boolean;
  /** Cards are being selected: a press on a card selects it, and the card has no link and no actions. */
  isSelecting: boolean;
  actions?: RowActions<Row>;
  card?: (row: Row) => CardParts;
  messages: Messages<(typeof dataTableMessages)['en-US']>;
}
