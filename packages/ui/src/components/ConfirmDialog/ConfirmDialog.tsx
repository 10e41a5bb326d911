'use client';
import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { dialogMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { actions, body, dialog, size, title as titleStyle } from '../Dialog/Dialog.css.ts';
import { type FocusFallback, FocusReturn } from '../Dialog/FocusReturn.tsx';
import { panel, scrim } from '../Dialog/overlay.css.ts';
import { failure } from './ConfirmDialog.css.ts';

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

const focusFirst = (button: HTMLButtonElement | null) => button?.focus();

/** Asks before something happens. Focus starts on the safe answer. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  busyLabel,
  confirmIcon,
  cancelLabel,
  tone = 'neutral',
  isBusy = false,
  error,
  restoreFocusTo,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const messages = useMessages(dialogMessages);
  const consequence = useId();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onCancel}
      isDismissable={!isBusy}
      isKeyboardDismissDisabled={isBusy}
      className={scrim}
    >
      <Modal className={`${panel} ${size()}`}>
        <AriaDialog role="alertdialog" aria-describedby={consequence} className={dialog}>
          <FocusReturn fallback={restoreFocusTo} />
          <Heading slot="title" className={titleStyle}>
            {title}
          </Heading>
          <div id={consequence} className={body}>
            {children}
          </div>
          {error !== undefined && (
            <div className={failure}>
              <Banner tone="critical" role="alert">
                {error}
              </Banner>
            </div>
          )}
          <div className={actions}>
            <Button ref={focusFirst} isDisabled={isBusy} onPress={onCancel}>
              {cancelLabel ?? messages.cancel}
            </Button>
            <Button
              variant={tone === 'danger' ? 'danger' : 'primary'}
              icon={confirmIcon}
              isBusy={isBusy}
              busyLabel={busyLabel}
              onPress={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
