'use client';
import { useRef, useState } from 'react';
import { CaretDownBold } from '../../../icons/CaretDownBold.tsx';
import { Columns } from '../../../icons/Columns.tsx';
import { lazyOverlay } from '../../../lazyPart/lazyOverlay.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { Badge } from '../../Badge/Badge.tsx';
import { Button } from '../../Button/Button.tsx';
import { orderedColumns } from '../layout/orderedColumns.ts';
import { dataTableMessages } from '../messages.ts';
import type { TableColumn } from '../tableProps.ts';
import type { ColumnsPanelProps } from './columnsPanelProps.ts';

export interface ColumnsMenuProps<Row> {
  /** The columns of the table. The key column can be neither hidden nor moved. */
  columns: readonly TableColumn<Row>[];
  /** The ids of the hidden columns. */
  hiddenColumns: readonly string[];
  /** Called with the new ids when a column is hidden or shown. */
  onHiddenColumnsChange: (hidden: string[]) => void;
  /** The ids of the columns in their order. @default the order of `columns` */
  columnOrder?: readonly string[];
  /** Called with the ids of all columns when one is moved. Without it columns cannot be moved. */
  onColumnOrderChange?: (order: string[]) => void;
  /** The user's widths in rem, by column id. */
  columnWidths?: Readonly<Record<string, number>>;
  /** Called with the new widths. Without it the menu does not offer them. */
  onColumnWidthsChange?: (widths: Record<string, number>) => void;
  /** Called to reset every choice about columns, including widths. @default shows the hidden columns */
  onReset?: () => void;
  /** Whether there is anything to reset; only then the button counts the shown columns. @default whether a column is hidden */
  canReset?: boolean;
  /** Shows only the button's icon and count, where room is short. @default false */
  isIconOnly?: boolean;
}

const Panel = lazyOverlay<ColumnsPanelProps>(async () => (await import('./ColumnsPanel.tsx')).ColumnsPanel, {
  close: ({ onOpenChange }) => onOpenChange(false),
  isOften: true,
});

const none: readonly never[] = [];

/** A button that opens the choice of columns and their order. Put it in a table's `filters` slot. */
export function ColumnsMenu<Row>(props: ColumnsMenuProps<Row>) {
  const { columns, hiddenColumns, onHiddenColumnsChange, columnOrder = none, onColumnOrderChange, isIconOnly = false } = props;
  const { tableColumns: label, tableColumnsShown } = useMessages(dataTableMessages);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const hiddenCount = columns.filter(({ id, isKey }) => isKey !== true && hiddenColumns.includes(id)).length;
  const canReset = props.canReset ?? hiddenCount > 0;
  const isCounted = hiddenCount > 0 && canReset;
  const shown = tableColumnsShown({ count: columns.length - hiddenCount, total: columns.length });
  return (
    <>
      <Button
        ref={triggerRef}
        icon={<Columns size={18} />}
        aria-label={isIconOnly ? `${label}${isCounted ? ` ${shown}` : ''}` : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        {!isIconOnly && label} {isCounted && <Badge tone="subtle">{shown}</Badge>}
        {!isIconOnly && <CaretDownBold size={14} />}
      </Button>
      <Panel
        name={label}
        columns={orderedColumns(columns, columnOrder)}
        hiddenColumns={hiddenColumns}
        onHiddenColumnsChange={onHiddenColumnsChange}
        onColumnOrderChange={onColumnOrderChange}
        columnWidths={props.columnWidths}
        onColumnWidthsChange={props.onColumnWidthsChange}
        canReset={canReset}
        onReset={props.onReset ?? (() => onHiddenColumnsChange([]))}
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}
