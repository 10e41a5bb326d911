'use client';
import type { Ref } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { lazyPartMessages } from '../messages.ts';
import { PlainButton } from './PlainButton.tsx';

export interface LoadFailureProps {
  /** Fetches the code again. */
  onRetry: () => void;
  /** The code is being fetched again. */
  isRetrying: boolean;
}

export function RetryButton({ onRetry, isRetrying, ref }: LoadFailureProps & { ref?: Ref<HTMLButtonElement> }) {
  const messages = useMessages(lazyPartMessages);
  return <PlainButton ref={ref} label={messages.partRetry} busyLabel={messages.partRetrying} isBusy={isRetrying} onClick={onRetry} />;
}
