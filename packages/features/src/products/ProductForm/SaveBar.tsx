'use client';
import { WarningCircleFill } from '@valise/ui/icons/WarningCircleFill';
import { useMessages } from '@valise/ui/messages';
import { Button } from '@valise/ui/Button';
import { FormAttention } from '@valise/ui/Form';
import { LinkButton } from '@valise/ui/LinkButton';
import { ProgressBar } from '@valise/ui/ProgressBar';
import { useOfflineReason } from '../../shared/connection/useOfflineReason.tsx';
import { type Failure, FailureText } from '../../shared/index.ts';
import { productFormMessages } from '../formMessages.ts';
import * as styles from './SaveBar.css.ts';

export interface SaveBarProps {
  /** Where Cancel navigates to. */
  cancelHref: string;
  /** The product is being saved. @default false */
  isBusy?: boolean;
  /** Share of the upload that has been sent, 0 to 1. @default 0 */
  uploaded?: number;
  /** Why the last save failed. Messages of fields are shown at their fields. */
  failure?: Failure;
  /** A quiet line, for example 'Draft saved'. */
  note?: string;
}

/** The sticky foot of a product form: how many fields need attention, why saving failed, Cancel and Save Product. */
export function SaveBar({ cancelHref, isBusy = false, uploaded = 0, failure, note }: SaveBarProps) {
  const messages = useMessages(productFormMessages);
  const offline = useOfflineReason();
  return (
    <div data-save-bar="" className={styles.bar}>
      <div className={styles.status}>
        {isBusy ? (
          <div className={styles.progress}>
            <ProgressBar label={messages.uploading} value={uploaded} />
          </div>
        ) : (
          <FormAttention />
        )}
      </div>
      <div role="alert" className={styles.status}>
        {failure?.message !== undefined && (
          <>
            <WarningCircleFill size={20} className={styles.critical} />
            <div>
              <FailureText failure={failure} />
            </div>
          </>
        )}
      </div>
      <p role="status" className={styles.note}>
        {!isBusy && failure === undefined && note}
      </p>
      {offline?.line}
      <div className={styles.buttons}>
        {isBusy ? <Button isDisabled>{messages.cancel}</Button> : <LinkButton href={cancelHref}>{messages.cancel}</LinkButton>}
        <Button type="submit" variant="primary" aria-describedby={offline?.id} isBusy={isBusy} busyLabel={messages.saving}>
          {messages.saveProduct}
        </Button>
      </div>
    </div>
  );
}
