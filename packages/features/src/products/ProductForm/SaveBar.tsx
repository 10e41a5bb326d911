'use client';
import { WarningCircle } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useMessages } from '@valise/ui/messages';
import { Button } from '@valise/ui/Button';
import { FormAttention } from '@valise/ui/Form';
import { LinkButton } from '@valise/ui/LinkButton';
import { ProgressBar } from '@valise/ui/ProgressBar';
import { productMessages } from '../messages.ts';
import * as styles from './SaveBar.css.ts';

export interface SaveBarProps {
  /** Where Cancel leads. */
  cancelHref: string;
  /** The product is being saved. @default false */
  isSaving?: boolean;
  /** Share of the upload that has left, 0 to 1. */
  uploaded?: number;
  /** Why the last save failed, when no field is to blame. */
  problem?: string;
}

/** Ends a product form and stays in view: what keeps it from being saved, Cancel and Save Product. */
export function SaveBar({ cancelHref, isSaving = false, uploaded = 0, problem }: SaveBarProps) {
  const messages = useMessages(productMessages);
  return (
    <div data-save-bar="" className={styles.bar}>
      {isSaving ? (
        <div className={styles.said}>
          <div className={styles.progress}>
            <ProgressBar label={messages.uploading} value={uploaded} />
          </div>
        </div>
      ) : (
        <div className={styles.said}>
          <FormAttention />
        </div>
      )}
      <div role="alert" className={styles.said}>
        {problem !== undefined && (
          <>
            <WarningCircle size={20} weight="fill" aria-hidden="true" className={styles.critical} />
            {problem}
          </>
        )}
      </div>
      <div className={styles.buttons}>
        <LinkButton href={cancelHref}>{messages.cancel}</LinkButton>
        <Button type="submit" variant="primary" isBusy={isSaving} busyLabel={messages.saving}>
          {messages.saveProduct}
        </Button>
      </div>
    </div>
  );
}
