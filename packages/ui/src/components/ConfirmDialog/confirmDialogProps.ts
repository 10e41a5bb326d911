import type { ReactNode } from 'react';
import type { FocusFallback } from '../Dialog/FocusReturn.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** Names the dialog, for example 'Delete Product'. */
  title: string;
  /** Explains what will happen and whether it can be undone. */
  children: ReactNode;
  /** Shown below the consequence, for example the list of products to delete. */
  content?: ReactNode;
  /** `content` is read with the consequence when the dialog opens, for example the one product to delete. @default false */
  isContentRead?: boolean;
  /** Repeats the verb of the title, for example 'Yes, Delete'. */
  confirmLabel: string;
  /** Replaces `confirmLabel` while busy, for example 'Deleting...'. @default confirmLabel */
  busyLabel?: string;
  /** An icon before `confirmLabel`, 18 px. */
  confirmIcon?: ReactNode;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /** `danger` marks a loss that cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** `medium` is 480 px wide, and a sheet on phones, for a `content` with a list. @default 'small' */
  size?: 'small' | 'medium';
  /** The confirm button is disabled, for example until a number has been typed. @default false */
  isConfirmDisabled?: boolean;
  /** Shown above the buttons and read with the confirm button, for example 'Connect to the network first'. */
  confirmDescription?: ReactNode;
  /** Nothing can be pressed or dismissed, so that the action cannot run twice. @default false */
  isBusy?: boolean;
  /** The reason why the action failed, announced and shown above the buttons. */
  error?: ReactNode;
  /** Gets the focus when the trigger is gone after closing, for example with a deleted row. */
  restoreFocusTo?: FocusFallback;
  onConfirm: () => void;
  /** Called on Cancel, Escape and a press outside. */
  onCancel: () => void;
}
