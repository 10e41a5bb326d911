'use client';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { X } from '../../icons/X.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { actionsOf, body, close, dialog, header, panelSizes, title as titleStyle } from './Dialog.css.ts';
import { panel, scrim } from './overlay.css.ts';
import { type FocusFallback, FocusReturn } from './FocusReturn.tsx';
import { dialogMessages } from './messages.ts';
import { Overlay } from './Overlay.tsx';

export interface DialogProps {
  isOpen: boolean;
  /** Names the dialog. */
  title: string;
  children: ReactNode;
  /** Buttons under the content, the main one last. On a phone they are in a column, in a large dialog in a row that stays visible. */
  actions?: ReactNode;
  /** At most 420, 560 or 920 px wide; a large dialog is a sheet on a phone. @default 'small' */
  size?: 'small' | 'medium' | 'large';
  /** The dialog cannot be closed. @default false */
  isBusy?: boolean;
  /** Gets the focus when the trigger is gone after closing. */
  restoreFocusTo?: FocusFallback;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
}

/** A modal panel over the page. For a confirmation use `ConfirmDialog`. */
export function Dialog({ isOpen, title, children, actions, size = 'small', isBusy = false, restoreFocusTo, onClose }: DialogProps) {
  const messages = useMessages(dialogMessages);
  return (
    <Overlay isOpen={isOpen} isBusy={isBusy} className={scrim} onClose={onClose}>
      <Modal className={`${panel} ${panelSizes[size]}`}>
        <AriaDialog className={dialog}>
          <FocusReturn fallback={restoreFocusTo} />
          <div className={header}>
            <Heading slot="title" className={titleStyle}>
              {title}
            </Heading>
            <div className={close}>
              <IconButton label={messages.close} isDisabled={isBusy} onPress={onClose}>
                <X size={20} />
              </IconButton>
            </div>
          </div>
          <div className={body}>{children}</div>
          {actions && <div className={actionsOf[size]}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </Overlay>
  );
}
