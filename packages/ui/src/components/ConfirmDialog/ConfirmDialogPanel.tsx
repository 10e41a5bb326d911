'use client';
import { useId } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { useMessages } from '../../messages/useMessages.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { actions, body, dialog, panelSizes, title as titleStyle } from '../Dialog/Dialog.css.ts';
import { FocusReturn } from '../Dialog/FocusReturn.tsx';
import { focusFirst } from '../Dialog/focusFirst.ts';
import { isFirstPress } from '../Dialog/isFirstPress.ts';
import { dialogMessages } from '../Dialog/messages.ts';
import { Overlay } from '../Dialog/Overlay.tsx';
import { panel, scrim } from '../Dialog/overlay.css.ts';
import { content as contentStyle, description as descriptionStyle, failure, mediumPanel } from './ConfirmDialog.css.ts';
import type { ConfirmDialogProps } from './confirmDialogProps.ts';

/** The dialog itself. */
export function ConfirmDialogPanel({
  isOpen,
  title,
  children,
  content,
  isContentRead = false,
  confirmLabel,
  busyLabel,
  confirmIcon,
  cancelLabel,
  tone = 'neutral',
  size = 'small',
  isConfirmDisabled = false,
  confirmDescription,
  isBusy = false,
  error,
  restoreFocusTo,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const messages = useMessages(dialogMessages);
  const consequence = useId();
  const description = useId();
  const contentId = useId();
  return (
    <Overlay isOpen={isOpen} isBusy={isBusy} className={scrim} onClose={onCancel}>
      <Modal className={size === 'small' ? `${panel} ${panelSizes.small}` : mediumPanel}>
        <AriaDialog role="alertdialog" aria-describedby={isContentRead ? `${consequence} ${contentId}` : consequence} className={dialog}>
          <FocusReturn fallback={restoreFocusTo} />
          <Heading slot="title" className={titleStyle}>
            {title}
          </Heading>
          <div id={consequence} className={body}>
            {children}
          </div>
          {content !== undefined && <div id={contentId} className={contentStyle}>{content}</div>}
          {error !== undefined && (
            <div className={failure}>
              <Banner tone="critical" role="alert">
                {error}
              </Banner>
            </div>
          )}
          {confirmDescription !== undefined && (
            <p id={description} className={descriptionStyle}>
              {confirmDescription}
            </p>
          )}
          <div className={actions}>
            <Button ref={focusFirst} isDisabled={isBusy} onPress={onCancel}>
              {cancelLabel ?? messages.cancel}
            </Button>
            <Button
              variant={tone === 'danger' ? 'danger' : 'primary'}
              icon={confirmIcon}
              aria-describedby={confirmDescription === undefined ? undefined : description}
              isBusy={isBusy}
              isDisabled={isConfirmDisabled}
              busyLabel={busyLabel}
              // The second press of a double press that opened the dialog may land here.
              onPress={() => isFirstPress() && onConfirm()}
            >
              {confirmLabel}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </Overlay>
  );
}
