'use client';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Text, UNSTABLE_ToastRegion as AriaToastRegion } from 'react-aria-components/Toast';
import { CheckCircleFill } from '../../icons/CheckCircleFill.tsx';
import { InfoFill } from '../../icons/InfoFill.tsx';
import { WarningFill } from '../../icons/WarningFill.tsx';
import { X } from '../../icons/X.tsx';
import { XCircleFill } from '../../icons/XCircleFill.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { PressButton } from '../Button/press/PressButton.tsx';
import { toastMessages } from './messages.ts';
import { onNotice, onWithdrawal } from './notify.ts';
import * as styles from './Toast.css.ts';
import { focusNeighbour, ToastFrame, type ToastFrameProps, ToastWords } from './ToastFrame.tsx';
import { hide, showWaiting, toastQueue } from './toastQueue.ts';
import { UndoToast } from './undo/UndoToast.tsx';
import { useToastPlace } from './useToastPlace.ts';

const icons = { success: CheckCircleFill, info: InfoFill, warning: WarningFill, critical: XCircleFill };

const subscribe = (listener: () => void) => toastQueue.subscribe(listener);
const isEmpty = () => toastQueue.visibleToasts.length === 0;

/** The messages that are shown. */
export function ToastRegion() {
  const messages = useMessages(toastMessages);
  const region = useRef<HTMLDivElement>(null);
  const hasNothing = useSyncExternalStore(subscribe, isEmpty, () => true);

  useEffect(() => {
    showWaiting();
    // Messages that arrive together are shown together, in their order.
    const stop = [onNotice(() => queueMicrotask(showWaiting)), toastQueue.subscribe(() => queueMicrotask(showWaiting)), onWithdrawal(hide)];
    return () => stop.forEach((end) => end());
  }, []);

  useEffect(() => {
    const pause = () => toastQueue.pauseAll();
    const resume = () => {
      if (!region.current?.matches(':hover, :focus-within')) toastQueue.resumeAll();
    };
    window.addEventListener('blur', pause);
    window.addEventListener('focus', resume);
    return () => {
      window.removeEventListener('blur', pause);
      window.removeEventListener('focus', resume);
    };
  }, []);

  useToastPlace(region, hasNothing);

  // F6 finds the region only if it has a toast when it mounts.
  if (hasNothing) return null;

  return (
    <AriaToastRegion ref={region} queue={toastQueue} aria-label={messages.toastRegion} className={styles.region}>
      {({ toast }) => (toast.content.onUndo ? <UndoToast toast={toast} onUndo={toast.content.onUndo} /> : <Toast toast={toast} />)}
    </AriaToastRegion>
  );
}

function Toast({ toast }: Pick<ToastFrameProps, 'toast'>) {
  const messages = useMessages(toastMessages);
  const { text, detail, tone } = toast.content;
  const Icon = icons[tone];

  // React Aria starts the timer of every new toast, also while the window has no focus.
  useEffect(() => {
    if (!document.hasFocus()) toastQueue.pauseAll();
  }, []);

  return (
    <ToastFrame toast={toast} className={styles.toast({ tone })}>
      <ToastWords notice={toast.content}>
        <Icon size={20} className={styles.icon({ tone })} />
        <div className={styles.message}>
          <Text slot="title">{text}</Text>
          {detail !== undefined && (
            <Text slot="description" className={styles.detail}>
              {detail}
            </Text>
          )}
        </div>
      </ToastWords>
      <PressButton
        preventFocusOnPress
        aria-label={messages.toastClose}
        className={styles.close}
        onPress={() => {
          focusNeighbour();
          toastQueue.close(toast.key);
        }}
      >
        <X size={16} />
      </PressButton>
    </ToastFrame>
  );
}
