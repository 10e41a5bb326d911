'use client';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { nativeButton } from '../../components/Button/nativeButton.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './LoadFailure.css.ts';
import { lazyPartMessages } from '../messages.ts';
import { type LoadFailureProps, RetryButton } from './RetryButton.tsx';

export interface LoadFailureDialogProps extends LoadFailureProps {
  ref: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
}

// The overlay around it, if there is one, would close by the same Escape.
const keepInside = (event: KeyboardEvent) => event.stopPropagation();

/** Shown instead of an overlay whose code could not be fetched. A native dialog, because React Aria's is such code. */
export function LoadFailureDialog({ ref, onRetry, isRetrying, onClose }: LoadFailureDialogProps) {
  const messages = useMessages(lazyPartMessages);
  const retry = useRef<HTMLButtonElement>(null);
  const text = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    retry.current?.focus();
    // Closing returns the focus to the trigger, removing the element does not.
    return () => dialog?.close();
  }, [ref]);

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
      <p id={text}>{messages.partFailed}</p>
      <div className={styles.actions}>
        <button type="button" className={nativeButton} onClick={onClose}>
          {messages.partClose}
        </button>
        <RetryButton ref={retry} onRetry={onRetry} isRetrying={isRetrying} />
      </div>
    </dialog>
  );
}
