'use client';
import type { ExportField, TableLayout, TableSelection } from '@valise/ui/DataTable';
import type { LoadedPart } from '@valise/ui/LoadableView';
import { useStableCallback } from '@valise/ui/hooks';
import { type ReactNode, useCallback } from 'react';
import { BulkMenu } from './BulkMenu.tsx';
import type { BulkActions, SearchedState } from './defineList.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { useExportRows } from './useExportRows.ts';
import type { useListSelection } from './useListSelection.ts';
import type { ExportedFields } from './listPreferences.ts';
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
  /** All fields of the list. */
  allFields: () => Promise<readonly ExportField<Row>[]>;
}

/** The bulk tools of a list for the slots of its table: those of the toolbar, and the selection with those of its bar. */
export function useBulkTools<Row, State extends SearchedState, Context>({ part, bulk, tools, selected, fileName, context, allFields }: BulkToolsOptions<Row, State, Context>) {
  const { preferences, onPreferencesChange } = tools.kept;
  const { exported } = preferences;
  const { exportCsv: onExport, copyRows: onCopy } = useExportRows({
    table: tools.table,
    fileName,
    fields: async () => (exported === 'all' ? allFields() : undefined),
    part,
  });
  const onExportedChange = useStableCallback((next: ExportedFields) => onPreferencesChange({ ...preferences, exported: next }));
  const { selectedRows, onlyId, startSelecting, selection } = selected;
  const exporting = { onExport, onCopy, exported, onExportedChange };
  const toolbar = (layout: TableLayout): ReactNode => {
    const onSelect = bulk && layout === 'cards' ? startSelecting : undefined;
    if (bulk?.Toolbar) return <bulk.Toolbar {...{ layout, context, selectedRows, onSelect, ...exporting }} />;
    if (onSelect) return <BulkMenu iconSize="large" onSelect={onSelect} {...exporting} />;
    return <ExportMenu layout={layout} {...exporting} />;
  };
  // Memoised, so that changing the page does not render the bar of selected rows while it is hidden.
  const actions = useCallback(
    (layout: TableLayout): ReactNode => bulk && <bulk.Selected {...{ layout, context, selectedRows, onlyId, onExport, onCopy, exported, onExportedChange }} />,
    [bulk, context, selectedRows, onlyId, onExport, onCopy, exported, onExportedChange],
  );
  return { toolbar, selection: bulk && ({ ...selection, actions } satisfies TableSelection) };
}
