import type { RefObject } from 'react';
import type { TableColumn } from '../tableProps.ts';

export type PanelColumn = Pick<TableColumn<never>, 'id' | 'header' | 'isKey' | 'width' | 'placeholder'>;

export interface ColumnsPanelProps {
  name: string;
  /** All columns in their current order. */
  columns: readonly PanelColumn[];
  hiddenColumns: readonly string[];
  onHiddenColumnsChange: (hidden: string[]) => void;
  onColumnOrderChange?: (order: string[]) => void;
  /** The user's widths in rem, by column id. */
  columnWidths?: Readonly<Record<string, number>>;
  onColumnWidthsChange?: (widths: Record<string, number>) => void;
  canReset: boolean;
  onReset: () => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}
