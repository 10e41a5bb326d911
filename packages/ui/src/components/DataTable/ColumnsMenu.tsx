'use client';
import { Columns } from '@phosphor-icons/react/dist/csr/Columns';
import { useRef, useState } from 'react';
import { lazyOverlay } from '../../lazyOverlay.tsx';
import { tableMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { FilterPanelProps } from '../FilterMenu/FilterPanel.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { shownColumns } from './shownColumns.ts';
import type { TableColumn } from './table.ts';

export interface ColumnsMenuProps<Row> {
  /** The columns of the table. The one that names the row always shows. */
  columns: readonly TableColumn<Row>[];
  /** The ids of those that do not show. */
  hiddenColumns: readonly string[];
  /** The reader has hidden or shown one. At least one stays. */
  onHiddenColumnsChange: (hidden: string[]) => void;
  /** 40 px, or 44 as on phones. @default 'medium' */
  size?: 'medium' | 'large';
}

const Panel = lazyOverlay<FilterPanelProps>(async () => (await import('../FilterMenu/FilterPanel.tsx')).FilterPanel);

/** A button that opens the choice of columns. It stands among a table's `filters`. */
export function ColumnsMenu<Row>({ columns, hiddenColumns, onHiddenColumnsChange, size = 'medium' }: ColumnsMenuProps<Row>) {
  const messages = useMessages(tableMessages);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const shown = shownColumns(columns, hiddenColumns).map(({ id }) => id);
  const count = columns.length - shown.length;
  return (
    <>
      <IconButton
        ref={triggerRef}
        label={count === 0 ? messages.tableColumns : messages.tableColumnsHidden({ count })}
        variant="secondary"
        size={size}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        <Columns size={20} />
      </IconButton>
      <Panel
        name={messages.tableColumns}
        groups={[
          {
            label: messages.tableColumns,
            options: columns.map(({ id, header, isKey = false }) => ({
              value: id,
              label: header,
              isDisabled: isKey || (shown.length === 1 && shown.includes(id)),
            })),
            chosen: shown,
            onChange: (chosen) => onHiddenColumnsChange(columns.filter(({ id }) => !chosen.includes(id)).map(({ id }) => id)),
          },
        ]}
        canClear={count > 0}
        clearLabel={messages.tableColumnsShowAll}
        onClear={() => onHiddenColumnsChange([])}
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}
