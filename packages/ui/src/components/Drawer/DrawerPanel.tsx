'use client';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Modal } from 'react-aria-components/Modal';
import { X } from '../../icons/X.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { FocusReturn } from '../Dialog/FocusReturn.tsx';
import { dialogMessages } from '../Dialog/messages.ts';
import { Overlay } from '../Dialog/Overlay.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Drawer.css.ts';
import type { DrawerProps } from './drawerProps.ts';
import { useSwipeAway } from './swipe/useSwipeAway.ts';

/** The drawer itself. */
export function DrawerPanel({ isOpen, side = 'end', size = 'panel', tone = 'raised', onClose, ...content }: DrawerProps) {
  const isRightToLeft = useLocale().direction === 'rtl';
  const swipe = useSwipeAway((side === 'end') === isRightToLeft ? -1 : 1, onClose);
  return (
    <Overlay isOpen={isOpen} className={styles.scrim} onClose={onClose}>
      <Modal {...swipe} className={`${styles.panel} ${styles.sides[side]} ${styles.sizes[size]} ${tone === 'sidebar' ? styles.sidebar : ''}`}>
        <DrawerContent tone={tone} onClose={onClose} {...content} />
      </Modal>
    </Overlay>
  );
}

function DrawerContent({
  title,
  children,
  brand,
  tone,
  restoreFocusTo,
  onClose,
}: Omit<DrawerProps, 'isOpen' | 'side' | 'size'>) {
  const messages = useMessages(dialogMessages);
  return (
    <AriaDialog className={styles.dialog} aria-label={brand ? title : undefined}>
      <FocusReturn fallback={restoreFocusTo} />
      <div className={brand ? `${styles.header} ${styles.brandHeader}` : styles.header}>
        {brand ?? (
          <Heading slot="title" className={styles.title}>
            {title}
          </Heading>
        )}
        <IconButton
          label={messages.close}
          variant={tone === 'sidebar' ? 'sidebar' : 'ghost'}
          tooltipPlacement="bottom"
          onPress={onClose}
        >
          <X size={20} />
        </IconButton>
      </div>
      <div className={tone === 'sidebar' ? styles.body : `${styles.body} ${styles.padded}`}>{children}</div>
    </AriaDialog>
  );
}
