'use client';
import { Banner } from '@valise/ui/Banner';
import { Button } from '@valise/ui/Button';
import { useMessages } from '@valise/ui/messages';
import { ProgressBar } from '@valise/ui/ProgressBar';
import { settingsMessages } from '../messages.ts';
import * as styles from './SaveRow.css.ts';

export interface SaveRowProps {
  /** What the button says. @default 'Save' */
  label?: string;
  /** @default false */
  isSaving?: boolean;
  /** Share of an upload that has left, 0 to 1. Without it there is nothing to upload. */
  uploaded?: number;
  /** Why the last attempt failed. */
  problem?: string;
}

/** Ends a form of the settings: why it was not saved, and the button that saves it. */
export function SaveRow({ label, isSaving = false, uploaded, problem }: SaveRowProps) {
  const messages = useMessages(settingsMessages);
  return (
    <div className={styles.row}>
      <div role="alert" className={styles.said}>
        {problem !== undefined && <Banner tone="critical">{problem}</Banner>}
      </div>
      {isSaving && uploaded !== undefined && (
        <div className={styles.said}>
          <ProgressBar label={messages.uploading} value={uploaded} />
        </div>
      )}
      <div className={styles.button}>
        <Button type="submit" variant="primary" isBusy={isSaving} busyLabel={messages.saving}>
          {label ?? messages.save}
        </Button>
      </div>
    </div>
  );
}
