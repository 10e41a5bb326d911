'use client';
import { Button } from '@valise/ui/Button';
import { useMessages } from '@valise/ui/messages';
import { ProgressBar } from '@valise/ui/ProgressBar';
import { useOfflineReason } from '../../kit/connection/useOfflineReason.tsx';
import type { Failure } from '../../kit/submit/failure.ts';
import { FailureBanner } from '../../kit/submit/FailureBanner.tsx';
import { settingsMessages } from '../messages.ts';
import * as styles from './SaveRow.css.ts';

export interface SaveRowProps {
  /** The button's label. @default 'Save' */
  label?: string;
  /** @default false */
  isBusy?: boolean;
  /** Share of the upload that was sent, 0 to 1. Undefined without an upload. */
  uploaded?: number;
  /** Why the last attempt failed. */
  failure?: Failure;
}

/** The last row of a form: why it was not saved, and the button that saves it. */
export function SaveRow({ label, isBusy = false, uploaded, failure }: SaveRowProps) {
  const messages = useMessages(settingsMessages);
  const offline = useOfflineReason();
  return (
    <div className={styles.row}>
      <div className={styles.message}>
        <FailureBanner failure={failure} />
      </div>
      {isBusy && uploaded !== undefined && (
        <div className={styles.message}>
          <ProgressBar label={messages.uploading} value={uploaded} />
        </div>
      )}
      {offline?.line}
      <div className={styles.button}>
        <Button type="submit" variant="primary" aria-describedby={offline?.id} isBusy={isBusy} busyLabel={messages.saving}>
          {label ?? messages.save}
        </Button>
      </div>
    </div>
  );
}
