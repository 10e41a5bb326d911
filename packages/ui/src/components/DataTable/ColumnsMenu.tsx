'use client';
import { useRef, useState } from 'react';
import { lazyOverlay } from '../../lazyOverlay.tsx';
import { tableMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import type { ColumnsPanelProps } from './ColumnsPanel.tsx';
import type { TableColumn } from './table.ts';

export interface ColumnsMenuProps<Row> {
  /** The columns of the table. The one that names the row always shows, so it is not offered. */
  columns: readonly TableColumn<Row>[];
  /** The ids of those that do not show. */
  hiddenColumns: readonly string[];
  /** The reader has hidden or shown one. */
  onHiddenColumnsChange: (hidden: string[]) => void;
}

const Panel = lazyOverlay<ColumnsPanelProps>(async () => (await import('./ColumnsPanel.tsx')).ColumnsPanel);

/** A button that opens the choice of columns. It stands among a table's `filters`. */
export function ColumnsMenu<Row>(props: ColumnsMenuProps<Row>) {
  const { tableColumns } = useMessages(tableMessages);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={triggerRef} aria-haspopup="dialog" aria-expanded={isOpen} onPress={() => setOpen(true)}>
        {tableColumns}
      </Button>
      <Panel {...props} triggerRef={triggerRef} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
