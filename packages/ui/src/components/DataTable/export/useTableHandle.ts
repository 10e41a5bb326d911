'use client';
import { type Ref, useImperativeHandle } from 'react';
import { lazyModule } from '../../../lazyPart/loading/lazyModule.ts';
import type { DataTableHandle } from '../dataTableProps.ts';
import type { SelectionState } from '../selection/useTableSelection.ts';
import type { TableColumn } from '../tableProps.ts';
import { copyText } from './copyText.ts';

interface TableHandleOptions<Row> {
  rows: readonly Row[];
  /** The indexes of the rows that match the filter, in sorted order. Null means all rows in their given order. */
  rowIndexes: readonly number[] | null;
  /** The visible columns in their order. */
  columns: readonly TableColumn<Row>[];
  selected: SelectionState<Row>;
  restoreFocusTo: () => HTMLElement | null;
}

const exportCode = lazyModule(() => import('./exportRows.ts'));

/** The functions of a table's `ref`. */
export function useTableHandle<Row>(ref: Ref<DataTableHandle<Row>> | undefined, options: TableHandleOptions<Row>) {
  const { rows, rowIndexes, columns, selected, restoreFocusTo } = options;
  const shownRows = (): readonly Row[] => rowIndexes?.map((index) => rows[index] as Row) ?? rows;
  /** The selected rows, with those that the filter hides at the end; without a selection the rows that match the filter. */
  const exportedRows = (): readonly Row[] => {
    const passing = shownRows();
    return selected.count === 0 ? passing : [...passing.filter(selected.isRowSelected), ...selected.selectedRows().hidden];
  };
  useImperativeHandle(ref, () => ({
    restoreFocusTo,
    selectedRows: selected.selectedRows,
    shownRows,
    async saveCsv(name, fields) {
      const exported = exportedRows();
      const { saveCsv, fieldsOf } = await exportCode();
      saveCsv({ fields: (await fields) ?? fieldsOf(columns), rows: exported }, name);
      return exported.length;
    },
    async copyRows(fields) {
      const exported = exportedRows();
      const textOf = async () => {
        const { copiedText, fieldsOf } = await exportCode();
        return copiedText({ fields: (await fields) ?? fieldsOf(columns), rows: exported });
      };
      await copyText(textOf());
      return exported.length;
    },
  }));
}
