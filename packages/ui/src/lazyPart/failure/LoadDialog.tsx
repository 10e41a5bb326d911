'use client';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { nativeButton } from '../../components/Button/nativeButton.css.ts';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './LoadFailure.css.ts';
import { lazyPartMessages } from '../messages.ts';
import { RetryButton } from './RetryButton.tsx';

export interface LoadDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  /** The first attempt is slow, has failed, or is being repeated. */
  state: 'loading' | 'failed' | 'retrying';
  onRetry: () => void;
  onClose: () => void;
}

// The overlay around it, if there is one, would close by the same Escape.
const keepInside = (event: KeyboardEvent) => event.stopPropagation();

/** Shown instead of an overlay whose code has not arrived. A native dialog, because React Aria's is such code. */
export function LoadDialog({ ref, state, onRetry, onClose }: LoadDialogProps) {
  const messages = useMessages(lazyPartMessages);
  const close = useRef<HTMLButtonElement>(null);
  const retry = useRef<HTMLButtonElement>(null);
  const text = useId();
  const isLoading = state === 'loading';

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Closing returns the focus to the trigger, removing the element does not.
    return () => dialog?.close();
  }, [ref]);
  useLayoutEffect(() => (isLoading ? close : retry).current?.focus(), [isLoading]);

  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={text}
      className={styles.dialog}
      onKeyDown={keepInside}
      // The event is dispatched late: in strict mode the dialog is open again by then.
      onClose={() => ref.current?.open === false && onClose()}
    >
      <p id={text} role="status" className={styles.sentence}>
        {isLoading && <Spinner />}
        {isLoading ? messages.partLoading : messages.partFailed}
      </p>
      <div className={styles.actions}>
        <button ref={close} type="button" className={nativeButton} onClick={onClose}>
          {isLoading ? messages.partCancel : messages.partClose}
        </button>
        {!isLoading && <RetryButton ref={retry} onRetry={onRetry} isRetrying={state === 'retrying'} />}
      </div>
    </dialog>
  );
}
