'use client';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { useState } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { Overlay } from '../Dialog/Overlay.tsx';
import { searchPaletteMessages } from './messages.ts';
import { SearchPanel } from './panel/SearchPanel.tsx';
import * as styles from './SearchPalette.css.ts';
import type { SearchPaletteProps } from './searchPaletteProps.ts';

/** Searches everything at once, over the page. On a phone it fills the screen. */
export function SearchPalette({ isOpen, onClose, ...panel }: SearchPaletteProps) {
  const messages = useMessages(searchPaletteMessages);
  // A palette that is open at its first render replaces a `SearchWaiting`, whose backdrop is there already.
  const [isContinued, setContinued] = useState(isOpen);
  if (isContinued && !isOpen) setContinued(false);
  return (
    <Overlay isOpen={isOpen} className={isContinued ? styles.continuedScrim : styles.scrim} onClose={onClose}>
      <Modal className={styles.place}>
        <Dialog aria-label={messages.search} className={styles.dialog}>
          <SearchPanel {...panel} onClose={onClose} />
        </Dialog>
      </Modal>
    </Overlay>
  );
}
