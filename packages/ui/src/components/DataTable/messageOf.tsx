import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { Loadable } from '../LoadableView/Loadable.ts';

interface MessageOptions {
  rows: Loadable<readonly unknown[]>;
  /** How many rows match the filter. */
  total: number;
  empty: Omit<EmptyStateProps, 'size'>;
  /** Called when the retry button is pressed. */
  onRetry: () => void;
}

/** The message that replaces the rows when they failed to load or none matches the filter; undefined while there are rows. */
export function messageOf({ rows, total, empty, onRetry }: MessageOptions): ReactNode | undefined {
  if (rows.state === 'ready' && total === 0) return <EmptyState {...empty} />;
  if (rows.state !== 'failed') return undefined;
  const { message, reason, retry, isRetrying } = rows;
  return (
    <ErrorState
      title={message}
      description={reason}
      isRetrying={isRetrying}
      onRetry={() => {
        onRetry();
        retry();
      }}
    />
  );
}
