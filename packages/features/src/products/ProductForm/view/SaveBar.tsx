'use client';
import { WarningCircleFill } from '@valise/ui/icons/WarningCircleFill';
import { useMessages } from '@valise/ui/messages';
import { Button } from '@valise/ui/Button';
import { FormAttention } from '@valise/ui/Form';
import { LinkButton } from '@valise/ui/LinkButton';
import { ProgressBar } from '@valise/ui/ProgressBar';
import { useOfflineReason } from '../../../kit/connection/useOfflineReason.tsx';
import type { Failure } from '../../../kit/submit/failure.ts';
import { useId } from 'react';
import { productFormMessages } from '../../formMessages.ts';
import * as styles from './SaveBar.css.ts';

export interface SaveBarProps {
  /** The address to which Cancel navigates. */
  cancelHref: string;
  /** The product is being saved. @default false */
  isBusy?: boolean;
  /** Share of the upload that has been sent, 0 to 1. @default 0 */
  uploaded?: number;
  /** Why the last save failed. The fields show their own messages. */
  failure?: Failure;
  /** A short status, for example 'Draft saved'. */
  note?: string;
  /** How many changes of a stored product are unsaved; nothing is shown for 0. @default 0 */
  unsavedChanges?: number;
  /** The text of a second button, which saves and goes on to another product. @default no such button */
  another?: string;
}

/** The value of the second button, which saves and goes on to another product. */
export const ANOTHER = 'another';

/** The sticky bar below a product form: why saving failed, what needs attention, unsaved changes, Cancel and Save Product. */
export function SaveBar({ cancelHref, isBusy = false, uploaded = 0, failure, note, unsavedChanges = 0, another }: SaveBarProps) {
  const messages = useMessages(productFormMessages);
  const offline = useOfflineReason();
  const failureId = useId();
  const hasFailed = failure?.message !== undefined;
  return (
    <div data-save-bar="" className={styles.bar}>
      <div className={styles.status}>
        <div role="alert" id={failureId} className={styles.failure}>
          {hasFailed && (
            <>
              <WarningCircleFill size={20} className={styles.critical} />
              <div className={styles.reasons}>
                <p className={styles.headline}>{failure.message}</p>
                {failure.detail !== undefined && <p>{failure.detail}</p>}
              </div>
            </>
          )}
        </div>
        {isBusy ? (
          <div className={styles.progress}>
            <ProgressBar label={messages.uploading} value={uploaded} />
          </div>
        ) : (
          <FormAttention isBare={hasFailed} />
        )}
      </div>
      {!isBusy && unsavedChanges > 0 && <p className={styles.unsaved}>{messages.unsavedChanges({ count: unsavedChanges })}</p>}
      <p role="status" className={styles.note}>
        {!isBusy && failure === undefined && note}
      </p>
      {/* A failure already gives this reason. */}
      {!hasFailed && offline?.line}
      <div className={styles.buttons}>
        {isBusy ? <Button isDisabled>{messages.cancel}</Button> : <LinkButton href={cancelHref}>{messages.cancel}</LinkButton>}
        {another !== undefined && (
          <Button type="submit" value={ANOTHER} isDisabled={isBusy}>
            {another}
          </Button>
        )}
        <Button type="submit" variant="primary" aria-describedby={offline && (hasFailed ? failureId : offline.id)} isBusy={isBusy} busyLabel={messages.saving}>
          {messages.saveProduct}
        </Button>
      </div>
    </div>
  );
}
