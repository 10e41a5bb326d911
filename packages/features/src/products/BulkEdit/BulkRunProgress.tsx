'use client';
import { useMessages } from '@valise/ui/messages';
import { ProgressBar } from '@valise/ui/ProgressBar';
import { useBusyText } from '../../kit/bulk/useBusyText.ts';
import * as styles from './BulkRunDialog.css.ts';
import { bulkEditMessages } from './messages.ts';
import type { RowRun } from './useRowRun.ts';

export interface BulkRunProgressProps {
  run: Pick<RowRun, 'done' | 'failed' | 'total' | 'isRunning' | 'waitsUntil'>;
}

/** How many rows have been changed and how many failed, in words and as a bar. */
export function BulkRunProgress({ run: { done, failed, total, isRunning, waitsUntil } }: BulkRunProgressProps) {
  const messages = useMessages(bulkEditMessages);
  const waiting = useBusyText(waitsUntil);
  const text = messages.doneOf({ done, total });
  return (
    <div className={styles.progress}>
      <p className={styles.counts}>
        <span className={styles.done}>{text}</span>
        {failed > 0 && <span className={styles.failed}>{messages.failedCount({ count: failed })}</span>}
        {isRunning && <span className={styles.pace}>{waiting ?? messages.oneAtATime}</span>}
      </p>
      <ProgressBar isLabelHidden label={text} value={(done + failed) / total} failed={failed / total} />
    </div>
  );
}
