'use client';
import type { DataTableHandle, ExportField } from '@valise/ui/DataTable';
import { useStableCallback } from '@valise/ui/hooks';
import type { LoadedPart } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import type { RefObject } from 'react';
import { listMessages } from './messages.ts';

interface ExportOptions<Row> {
  table: RefObject<Pick<DataTableHandle<Row>, 'saveCsv' | 'copyRows'> | null>;
  fileName: string;
  /** The exported fields; undefined for the visible columns. */
  fields: () => Promise<readonly ExportField<Row>[] | undefined>;
  /** How much has been loaded while the list is not whole. */
  part: LoadedPart | undefined;
}

/**
 * Exports and copies the selected rows of a table, or without a selection those that match its filters. A toast reports both. The
 * day is added to `fileName`. A part of a list is not exported as if it were the whole: the toast says how much has been loaded.
 */
export function useExportRows<Row>({ table, fileName, fields, part }: ExportOptions<Row>) {
  const messages = useMessages(listMessages);
  const isWhole = () => {
    if (part !== undefined) notify(messages.notWhole(part), { tone: 'warning', detail: messages.exportWhole });
    return part === undefined;
  };
  const exportCsv = useStableCallback(() => {
    if (!isWhole()) return;
    table.current?.saveCsv(fileName, fields()).then(
      (count) => notify(messages.rowsExported({ count })),
      () => notify(messages.failedToExport, { tone: 'critical', detail: messages.tryAgain }),
    );
  });
  const copyRows = useStableCallback(() => {
    if (!isWhole()) return;
    table.current?.copyRows(fields()).then(
      (count) => notify(messages.rowsCopied({ count })),
      () => notify(messages.failedToCopy, { tone: 'critical', detail: messages.clipboardRefused }),
    );
  });
  return { exportCsv, copyRows };
}
