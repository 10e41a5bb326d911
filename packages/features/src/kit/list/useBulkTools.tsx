'use client';
import type { TableLayout, TableSelection } from '@valise/ui/DataTable';
import type { LoadedPart } from '@valise/ui/LoadableView';
import { type ReactNode, useCallback } from 'react';
import { BulkMenu } from './BulkMenu.tsx';
import type { BulkActions, SearchedState } from './defineList.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { useExportRows } from './useExportRows.ts';
import type { useListSelection } from './useListSelection.ts';
import type { ListTools } from './useListTools.ts';

interface BulkToolsOptions<Row, State extends SearchedState, Context> {
  /** How much of the list has been loaded while it is not whole. */
  part: LoadedPart | undefined;
  /** Undefined when the list's rows cannot be selected. */
  bulk: BulkActions<Row, Context> | undefined;
  tools: ListTools<Row, State>;
  selected: ReturnType<typeof useListSelection<Row, State>>;
  /** The name of exported files. */
  fileName: string;
  context: Context;
}

/** The bulk tools of a list for the slots of its table: those of the toolbar, and the selection with those of its bar. */
export function useBulkTools<Row, State extends SearchedState, Context>({ part, bulk, tools, selected, fileName, context }: BulkToolsOptions<Row, State, Context>) {
  const { exportCsv: onExport, copyRows: onCopy } = useExportRows(tools.table, fileName, part);
  const { selectedRows, onlyId, startSelecting, selection } = selected;
  const toolbar = (layout: TableLayout): ReactNode => {
    const onSelect = bulk && layout === 'cards' ? startSelecting : undefined;
    if (bulk?.Toolbar) return <bulk.Toolbar {...{ layout, context, selectedRows, onSelect, onExport, onCopy }} />;
    if (onSelect) return <BulkMenu iconSize="large" {...{ onSelect, onExport, onCopy }} />;
    return <ExportMenu layout={layout} onExport={onExport} onCopy={onCopy} />;
  };
  // Memoised, so that changing the page does not render the bar of selected rows while it is hidden.
  const actions = useCallback(
    (layout: TableLayout): ReactNode => bulk && <bulk.Selected {...{ layout, context, selectedRows, onlyId, onExport, onCopy }} />,
    [bulk, context, selectedRows, onlyId, onExport, onCopy],
  );
  return { toolbar, selection: bulk && ({ ...selection, actions } satisfies TableSelection) };
}
