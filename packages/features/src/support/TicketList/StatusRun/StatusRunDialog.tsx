'use client';
import { Button } from '@valise/ui/Button';
import { Dialog, type DialogProps } from '@valise/ui/Dialog';
import { useMessages } from '@valise/ui/messages';
import { ProgressBar } from '@valise/ui/ProgressBar';
import { useId } from 'react';
import { useBusyText } from '../../../kit/bulk/useBusyText.ts';
import { FailureText } from '../../../kit/submit/FailureText.tsx';
import type { Failure } from '../../../kit/submit/failure.ts';
import { supportMessages } from '../../messages.ts';
import * as styles from './StatusRunDialog.css.ts';

export interface StatusRunDialogProps extends Pick<DialogProps, 'isOpen' | 'title' | 'restoreFocusTo' | 'onClose'> {
  done: number;
  total: number;
  failed: readonly { id: string; number: string; failure: Failure }[];
  isRunning: boolean;
  /** When a run that waits for a busy server goes on, in milliseconds of the epoch. */
  waitsUntil?: number;
  onStop: () => void;
  onRetry: () => void;
}

/** The progress of setting the status of several tickets, and the tickets that failed. */
export function StatusRunDialog({ done, total, failed, isRunning, waitsUntil, onStop, onRetry, ...dialog }: StatusRunDialogProps) {
  const messages = useMessages(supportMessages);
  const listId = useId();
  const waiting = useBusyText(waitsUntil);
  const left = total - done - failed.length;
  const ends = [failed.length > 0 && messages.someFailed({ count: failed.length }), left > 0 && messages.stopped({ count: left })];
  return (
    <Dialog
      {...dialog}
      isBusy={isRunning}
      actions={
        isRunning ? (
          <Button onPress={onStop}>{messages.stop}</Button>
        ) : (
          <>
            <Button onPress={dialog.onClose}>{messages.close}</Button>
            {failed.length > 0 && (
              <Button variant="primary" onPress={onRetry}>
                {messages.retryFailed({ count: failed.length })}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.parts}>
        <ProgressBar label={messages.progress({ done, total })} value={total === 0 ? 1 : (done + failed.length) / total} />
        {waiting !== undefined && <p>{waiting}</p>}
        <p role="status" id={listId}>
          {!isRunning && ends.filter(Boolean).join(' ')}
        </p>
        {failed.length > 0 && (
          <div role="region" tabIndex={0} className={styles.failuresBox} aria-labelledby={listId}>
            <ul className={styles.failures} aria-labelledby={listId}>
              {failed.map(({ id, number, failure }) => (
                <li key={id} className={styles.failure}>
                  <span className={styles.number}>{number}</span>
                  <FailureText failure={failure} showsFields />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  );
}
