'use client';
import type { StoredProduct } from '@valise/contract';
import type { DialogProps } from '@valise/ui/Dialog';
import { useMessages } from '@valise/ui/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OnSaving } from '../../kit/submit/onSaving.ts';
import { BulkRunDialog } from './BulkRunDialog.tsx';
import { bulkEditMessages } from './messages.ts';
import type { BulkRow } from './rules/bulkRows.ts';
import { useRowRun } from './useRowRun.ts';

export interface UndoSessionProps extends Pick<DialogProps, 'isOpen' | 'restoreFocusTo'> {
  /** The changed rows, each with its former values; see `formerRow`. */
  rows: readonly BulkRow[];
  onSaving?: OnSaving;
  /** Called with the rows whose former values are back. */
  onEnd: (rows: readonly BulkRow[]) => void;
}

/** Restores the products' values from before an edit. It starts at once. */
export function UndoSession({ isOpen, rows: formerRows, restoreFocusTo, onSaving, onEnd }: UndoSessionProps) {
  const messages = useMessages(bulkEditMessages);
  const [rows, setRows] = useState(formerRows);
  const replace = ({ id, product }: StoredProduct) => setRows((known) => known.map((row) => (row.id === id ? { ...row, product } : row)));
  const { run, announcer } = useRowRun({ onNewer: replace, onSaving, onComplete: onEnd });
  const begin = useEffectEvent(() => run.start(formerRows));
  useEffect(() => begin(), []);
  return (
    <BulkRunDialog
      isOpen={isOpen}
      title={messages.putBackProducts({ count: formerRows.length })}
      description={messages.formerValues}
      rows={rows}
      run={run}
      announcer={announcer}
      startLabel={messages.putBack}
      restoreFocusTo={restoreFocusTo}
      onClose={() => onEnd(run.rows())}
    />
  );
}
