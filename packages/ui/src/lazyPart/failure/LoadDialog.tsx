'use client';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { nativeButton } from '../../components/Button/nativeButton.css.ts';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './LoadFailure.css.ts';
import { lazyPartMessages } from '../messages.ts';
import { NativeDialog } from '../NativeDialog.tsx';
import { ReloadButton } from './ReloadButton.tsx';
import { RetryButton } from './RetryButton.tsx';

export interface LoadDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  /** The first attempt is slow, has failed, or is being repeated. */
  state: 'loading' | 'failed' | 'retrying';
  onRetry: () => void;
  onClose: () => void;
}

/** Shown instead of an overlay whose code has not arrived. */
export function LoadDialog({ ref, state, onRetry, onClose }: LoadDialogProps) {
  const messages = useMessages(lazyPartMessages);
  const close = useRef<HTMLButtonElement>(null);
  const retry = useRef<HTMLButtonElement>(null);
  const text = useId();
  const isLoading = state === 'loading';

  useLayoutEffect(() => (isLoading ? close : retry).current?.focus(), [isLoading]);

  return (
    <NativeDialog ref={ref} role="alertdialog" aria-labelledby={text} className={styles.dialog} onClose={onClose}>
      <p id={text} role="status" className={styles.sentence}>
        {isLoading && <Spinner />}
        {isLoading ? messages.partLoading : messages.partFailed}
      </p>
      <div className={styles.actions}>
        <button ref={close} type="button" className={nativeButton} onClick={onClose}>
          {isLoading ? messages.partCancel : messages.partClose}
        </button>
        {!isLoading && <ReloadButton />}
        {!isLoading && <RetryButton ref={retry} onRetry={onRetry} isRetrying={state === 'retrying'} />}
      </div>
    </NativeDialog>
  );
}
