'use client';
import { useSyncExternalStore } from 'react';
import { Text } from 'react-aria-components/Toast';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../Button/Button.tsx';
import { kbd } from '../../SearchBox/kbd.css.ts';
import { ControlKey, useAppleKeyboard } from '../../SearchBox/ShortcutKeys.tsx';
import { toastMessages } from '../messages.ts';
import * as toastStyles from '../Toast.css.ts';
import { focusNeighbour, ToastFrame, type ToastFrameProps, ToastWords } from '../ToastFrame.tsx';
import { toastQueue } from '../toastQueue.ts';
import * as styles from './UndoToast.css.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';
import { useUndoKey } from './useUndoKey.ts';

const notPaused = () => false;

interface UndoToastProps extends Pick<ToastFrameProps, 'toast'> {
  onUndo: () => void;
}

/** A message that offers Undo. A ring around the remaining seconds empties. */
export function UndoToast({ toast, onUndo }: UndoToastProps) {
  const messages = useMessages(toastMessages);
  const isApple = useAppleKeyboard();
  const isPaused = useSyncExternalStore(toastQueue.paused.subscribe, toastQueue.paused.getSnapshot, notPaused);
  const close = () => toastQueue.close(toast.key);
  const seconds = useSecondsLeft(styles.SECONDS, isPaused, close);
  const undo = () => {
    focusNeighbour();
    close();
    onUndo();
  };
  useUndoKey(undo);
  const { text, detail } = toast.content;

  return (
    <ToastFrame toast={toast} className={styles.undoToast}>
      <span className={styles.clock} aria-hidden="true">
        <svg viewBox="0 0 24 24" className={styles.ring}>
          <circle cx="12" cy="12" r="11" className={styles.track} />
          <circle cx="12" cy="12" r="11" pathLength="1" className={styles.left} data-paused={isPaused || undefined} />
        </svg>
        {seconds}
      </span>
      <ToastWords notice={toast.content}>
        <div className={toastStyles.message}>
          <Text slot="title">{text}</Text>
          {detail !== undefined && (
            <Text slot="description" className={toastStyles.detail}>
              {detail}
            </Text>
          )}
        </div>
      </ToastWords>
      <kbd aria-hidden="true" className={kbd}>
        <ControlKey /> {messages.toastKeyZ}
      </kbd>
      <Button size="small" preventFocusOnPress aria-keyshortcuts={isApple ? 'Meta+Z' : 'Control+Z'} onPress={undo}>
        {messages.toastUndo}
      </Button>
    </ToastFrame>
  );
}
