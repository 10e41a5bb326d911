'use client';
import type { ReactNode } from 'react';
import { lazyOverlay } from '../../lazyOverlay.tsx';
import type { FocusFallback } from '../Dialog/FocusReturn.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** Names the dialog, for example 'Delete Product'. */
  title: string;
  /** Says what will happen and whether it can be undone. */
  children: ReactNode;
  /** Repeats the verb of the title, for example 'Yes, Delete'. */
  confirmLabel: string;
  /** What `confirmLabel` becomes while busy, for example 'Deleting...'. @default confirmLabel */
  busyLabel?: string;
  /** An icon before `confirmLabel`, 18 px. */
  confirmIcon?: ReactNode;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /** `danger` marks a loss that cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** While true nothing can be pressed or dismissed, so the action cannot run twice. @default false */
  isBusy?: boolean;
  /** Why the action failed. It is announced and stands above the buttons. */
  error?: string;
  /** Where focus goes when what opened the dialog has left the page, for example with a deleted row. */
  restoreFocusTo?: FocusFallback;
  onConfirm: () => void;
  /** Cancel, Escape and a press outside all arrive here. */
  onCancel: () => void;
}

const Panel = lazyOverlay<ConfirmDialogProps>(async () => (await import('./ConfirmDialogPanel.tsx')).ConfirmDialogPanel);

/** Asks before something happens. Focus starts on the safe answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return <Panel {...props} />;
}
