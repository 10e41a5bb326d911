'use client';
import { X } from '@phosphor-icons/react/dist/csr/X';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { dialogMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { type FocusFallback, FocusReturn } from '../Dialog/FocusReturn.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Drawer.css.ts';
import { useSwipeAway } from './useSwipeAway.ts';

export interface DrawerProps {
  isOpen: boolean;
  /** Names the drawer. It is shown unless there is a `brand`. */
  title: string;
  children: ReactNode;
  /** Stands where the title would, for example the mark above a navigation. */
  brand?: ReactNode;
  /** The edge it comes from. @default 'end' */
  side?: 'start' | 'end';
  /** 288 px for a navigation, 420 px for a panel, which fills a phone, or the whole width. @default 'panel' */
  size?: 'nav' | 'panel' | 'full';
  /** `sidebar` is dark in both themes and leaves its padding to its content. @default 'raised' */
  tone?: 'raised' | 'sidebar';
  /** Where focus goes when what opened the drawer has left the page. */
  restoreFocusTo?: FocusFallback;
  /** The cross, Escape, a press outside and a swipe towards its edge all arrive here. */
  onClose: () => void;
}

/** A panel that slides in from an edge and must be left before the page can be used again. */
export function Drawer({ isOpen, side = 'end', size, tone = 'raised', onClose, ...content }: DrawerProps) {
  const isRightToLeft = useLocale().direction === 'rtl';
  const swipe = useSwipeAway((side === 'end') === isRightToLeft ? -1 : 1, onClose);
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onClose} isDismissable className={styles.scrim}>
      <Modal {...swipe} className={styles.panel({ side, size, tone })}>
        <DrawerContent tone={tone} onClose={onClose} {...content} />
      </Modal>
    </ModalOverlay>
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
