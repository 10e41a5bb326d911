'use client';
import { Announcer, type AnnouncerHandle } from '@valise/ui/Announcer';
import { Button } from '@valise/ui/Button';
import { Dialog, type DialogProps } from '@valise/ui/Dialog';
import { useMessages } from '@valise/ui/messages';
import type { ReactNode, Ref } from 'react';
import { useOfflineReason } from '../../kit/connection/useOfflineReason.tsx';
import * as styles from './BulkRunDialog.css.ts';
import { BulkRunProgress } from './BulkRunProgress.tsx';
import { bulkEditMessages } from './messages.ts';
import { BulkTable } from './table/BulkTable.tsx';
import { type BulkRow, isChanged } from './rules/bulkRows.ts';
import type { RowRun } from './useRowRun.ts';

export interface BulkRunDialogProps extends Pick<DialogProps, 'isOpen' | 'title' | 'restoreFocusTo' | 'onClose'> {
  /** A sentence under the title. */
  description: string;
  rows: readonly BulkRow[];
  run: RowRun;
  /** Announces the run's progress. */
  announcer: Ref<AnnouncerHandle>;
  /** The fields to fill in before the run. */
  fields?: ReactNode;
  /** Shown while there are no rows. */
  waiting?: ReactNode;
  /** Why the run cannot start now. */
  hint?: string;
  /** The main button, before a run and after a stopped one. */
  startLabel: (values: { count: number }) => string;
}

/** Shows a change of several products: its preview, its progress and its failures. */
export function BulkRunDialog({ description, rows, run, announcer, fields, waiting, hint, startLabel, ...dialog }: BulkRunDialogProps) {
  const messages = useMessages(bulkEditMessages);
  const offline = useOfflineReason();
  const { isRunning, progress, done, failed, total } = run;
  const hasStarted = total > 0;
  const stateOf = ({ id }: BulkRow) => progress.get(id)?.state;
  const startable = waiting || hasStarted || hint ? [] : rows.filter(isChanged);
  const left = hasStarted ? total - done : startable.length;
  const isRetry = failed > 0 && left === failed;

  function press() {
    if (!hasStarted) run.start(startable);
    else run.retry(rows.filter((row) => stateOf(row) === 'failed' || (stateOf(row) === undefined && isChanged(row))));
  }

  const notes = [
    hasStarted && !isRunning && left > failed && messages.notSent({ count: left - failed }),
    isRunning && messages.stopHint,
    !hasStarted && hint,
  ];
  return (
    <Dialog
      {...dialog}
      size="large"
      isBusy={isRunning}
      actions={
        <>
          <p className={styles.note}>{notes.find(Boolean)}</p>
          {offline?.line}
          {/* The buttons stay the same elements in every state, so that the focused one keeps the focus. */}
          <Button onPress={isRunning ? run.stop : dialog.onClose}>{isRunning ? messages.stop : hasStarted ? messages.close : messages.cancel}</Button>
          <Button
            variant="primary"
            isBusy={isRunning}
            busyLabel={messages.saving}
            isDisabled={left === 0}
            aria-describedby={offline?.id}
            onPress={() => {
              if (!offline) press();
            }}
          >
            {isRetry ? messages.retryFailed({ count: failed }) : startLabel({ count: left })}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        <p className={styles.description}>{description}</p>
        {fields}
        {hasStarted && <BulkRunProgress run={run} />}
        {waiting ?? <BulkTable rows={rows} run={run} />}
        <Announcer ref={announcer} />
      </div>
    </Dialog>
  );
}
