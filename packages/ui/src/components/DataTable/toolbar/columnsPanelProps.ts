import type { RefObject } from 'react';
import type { TableColumn } from '../tableProps.ts';

export interface ColumnsPanelProps {
  name: string;
  /** All columns in their present order. */
  columns: readonly Pick<TableColumn<never>, 'id' | 'header' | 'isKey'>[];
  hiddenColumns: readonly string[];
  onHiddenColumnsChange: (hidden: string[]) => void;
  onColumnOrderChange?: (order: string[]) => void;
  canReset: boolean;
  onReset: () => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}
