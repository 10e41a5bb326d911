'use client';
import type { RefObject } from 'react';
import { tableMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FilterPanel } from '../FilterMenu/FilterPanel.tsx';
import type { TableColumn } from './table.ts';

export interface ColumnsPanelProps {
  columns: readonly TableColumn<never>[];
  hiddenColumns: readonly string[];
  onHiddenColumnsChange: (hidden: string[]) => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The choice of columns, whose code comes when it is first opened. */
export function ColumnsPanel({ columns, hiddenColumns, onHiddenColumnsChange, ...popover }: ColumnsPanelProps) {
  const messages = useMessages(tableMessages);
  const label = messages.tableColumns;
  const options = columns.filter(({ isKey }) => isKey !== true).map(({ id, header }) => ({ value: id, label: header }));
  const valuesWithout = (ids: readonly string[]) => options.map(({ value }) => value).filter((id) => !ids.includes(id));
  return (
    <FilterPanel
      {...popover}
      name={label}
      groups={[
        {
          label,
          options,
          chosen: valuesWithout(hiddenColumns),
          onChange: (chosen) => onHiddenColumnsChange(valuesWithout(chosen)),
        },
      ]}
      canClear={hiddenColumns.length > 0}
      clearLabel={messages.tableColumnsShowAll}
      onClear={() => onHiddenColumnsChange([])}
    />
  );
}
