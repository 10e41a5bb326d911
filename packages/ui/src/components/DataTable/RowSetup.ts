import type { ChangeEvent } from 'react';
import type { tableMessages } from '../../messages/messages.ts';
import type { Messages } from '../../messages/useMessages.ts';
import type { CardParts, RowActions, TableColumn } from './table.ts';

/** What all rows of a table have in common. While it stays the same, a row renders only when its own row changes. */
export interface RowSetup<Row> {
  columns: readonly TableColumn<Row>[];
  isCondensed: boolean;
  rowName: (row: Row) => string;
  rowHref?: (row: Row) => string;
  /** Present when rows can be selected. */
  onSelect?: (event: ChangeEvent<HTMLInputElement>) => void;
  actions?: RowActions<Row>;
  card?: (row: Row) => CardParts;
  messages: Messages<(typeof tableMessages)['en-US']>;
}
