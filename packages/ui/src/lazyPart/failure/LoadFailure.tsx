'use client';
import { CopyReport } from '../../components/CopyButton/CopyReport.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './LoadFailure.css.ts';
import { lazyPartMessages } from '../messages.ts';
import { ReloadButton } from './ReloadButton.tsx';
import { type LoadFailureProps, RetryButton } from './RetryButton.tsx';

/** Replaces a part whose code could not be fetched. */
export function LoadFailure({ onRetry, isRetrying }: LoadFailureProps) {
  const messages = useMessages(lazyPartMessages);
  return (
    <div className={styles.part}>
      <p role="alert">{messages.partFailed}</p>
      <RetryButton onRetry={onRetry} isRetrying={isRetrying} />
      <ReloadButton />
      <CopyReport />
    </div>
  );
}
