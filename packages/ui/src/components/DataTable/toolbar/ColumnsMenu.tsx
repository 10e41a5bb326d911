'use client';
import { useRef, useState } from 'react';
import { CaretDownBold } from '../../../icons/CaretDownBold.tsx';
import { Columns } from '../../../icons/Columns.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { Badge } from '../../Badge/Badge.tsx';
import { Button } from '../../Button/Button.tsx';
import { LazyFilterPanel } from '../../FilterMenu/LazyFilterPanel.tsx';
import { dataTableMessages } from '../messages.ts';
import type { TableColumn } from '../tableProps.ts';

export interface ColumnsMenuProps<Row> {
  /** The columns of the table. The key column cannot be hidden and is not offered. */
  columns: readonly TableColumn<Row>[];
  /** The ids of the hidden columns. */
  hiddenColumns: readonly string[];
  /** Called with the new ids when a column is hidden or shown. */
  onHiddenColumnsChange: (hidden: string[]) => void;
}

/** A button that opens a choice of columns. Put it in a table's `filters` slot. */
export function ColumnsMenu<Row>({ columns, hiddenColumns, onHiddenColumnsChange }: ColumnsMenuProps<Row>) {
  const { tableColumns: label, tableColumnsShowAll, tableColumnsShown } = useMessages(dataTableMessages);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const options = columns.filter(({ isKey }) => isKey !== true).map(({ id, header }) => ({ value: id, label: header }));
  const hiddenCount = options.filter(({ value }) => hiddenColumns.includes(value)).length;
  const idsExcept = (ids: readonly string[]) => options.map(({ value }) => value).filter((id) => !ids.includes(id));
  return (
    <>
      <Button ref={triggerRef} icon={<Columns size={18} />} aria-haspopup="dialog" aria-expanded={isOpen} onPress={() => setOpen(true)}>
        {label} {hiddenCount > 0 && <Badge tone="subtle">{tableColumnsShown({ count: columns.length - hiddenCount, total: columns.length })}</Badge>}
        <CaretDownBold size={14} />
      </Button>
      <LazyFilterPanel
        name={label}
        groups={[{ label, options, chosen: idsExcept(hiddenColumns), onChange: (chosen) => onHiddenColumnsChange(idsExcept(chosen)) }]}
        canClear={hiddenColumns.length > 0}
        clearLabel={tableColumnsShowAll}
        onClear={() => onHiddenColumnsChange([])}
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}
