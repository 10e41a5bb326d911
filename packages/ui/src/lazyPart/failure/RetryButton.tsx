'use client';
import type { Ref } from 'react';
import { nativeButton } from '../../components/Button/nativeButton.css.ts';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { lazyPartMessages } from '../messages.ts';

export interface LoadFailureProps {
  /** Fetches the code again. */
  onRetry: () => void;
  /** The code is being fetched again. */
  isRetrying: boolean;
}

/** A plain button, so that the code of late parts includes no other component. */
export function RetryButton({ onRetry, isRetrying, ref }: LoadFailureProps & { ref?: Ref<HTMLButtonElement> }) {
  const messages = useMessages(lazyPartMessages);
  return (
    <button ref={ref} type="button" className={nativeButton} aria-disabled={isRetrying || undefined} onClick={isRetrying ? undefined : onRetry}>
      {isRetrying && <Spinner />}
      {isRetrying ? messages.partRetrying : messages.partRetry}
    </button>
  );
}
