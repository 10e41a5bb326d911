'use client';
import type { ComponentProps, ReactNode } from 'react';
import { UNSTABLE_Toast as AriaToast, UNSTABLE_ToastContent as ToastContent } from 'react-aria-components/Toast';
import type { Notice } from './notify.ts';
import * as styles from './Toast.css.ts';

export interface ToastFrameProps extends Pick<ComponentProps<typeof AriaToast<Notice>>, 'toast' | 'className'> {
  children: ReactNode;
}

/** A focusable group. React Aria's alertdialog would be read whole, buttons included, besides the live region in it. */
export function ToastFrame({ children, ...props }: ToastFrameProps) {
  return (
    <AriaToast {...props} render={(props) => <div {...props} role="group" aria-modal={undefined} data-toast="" />}>
      {children}
    </AriaToast>
  );
}

/** The part of a toast that is announced, once. */
export function ToastWords({ notice: { tone, isAnnounced }, children }: { notice: Notice; children: ReactNode }) {
  const role = tone === 'critical' ? 'alert' : 'status';
  return (
    <ToastContent role={isAnnounced ? role : 'presentation'} className={styles.content}>
      {children}
    </ToastContent>
  );
}

/** Moves the focus from a toast that is about to close to the one above it, or else below it. The last one returns it to the page. */
export function focusNeighbour(): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-toast]')];
  const place = all.findIndex((toast) => toast.contains(document.activeElement));
  if (place >= 0) (all[place - 1] ?? all[place + 1])?.focus();
}
