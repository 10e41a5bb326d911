'use client';
import type { DataTableHandle } from '@valise/ui/DataTable';
import { useStableCallback } from '@valise/ui/hooks';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import type { RefObject } from 'react';
import { listMessages } from './messages.ts';

/**
 * Exports and copies the selected rows of a table, or without a selection those that match its filters. A toast reports both. The
 * day is added to `fileName`.
 */
export function useExportRows(table: RefObject<Pick<DataTableHandle, 'saveCsv' | 'copyRows'> | null>, fileName: string) {
  const messages = useMessages(listMessages);
  const exportCsv = useStableCallback(() => {
    table.current?.saveCsv(fileName).then(
      (count) => notify(messages.rowsExported({ count })),
      () => notify(messages.failedToExport, { tone: 'critical', detail: messages.tryAgain }),
    );
  });
  const copyRows = useStableCallback(() => {
    table.current?.copyRows().then(
      (count) => notify(messages.rowsCopied({ count })),
      () => notify(messages.failedToCopy, { tone: 'critical', detail: messages.clipboardRefused }),
    );
  });
  return { exportCsv, copyRows };
}
