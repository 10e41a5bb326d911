'use client';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Modal } from 'react-aria-components/Modal';
import { CaretLeft } from '../../icons/CaretLeft.tsx';
import { CaretRight } from '../../icons/CaretRight.tsx';
import { X } from '../../icons/X.tsx';
import { Announcer } from '../Announcer/Announcer.tsx';
import { PressButton } from '../Button/press/PressButton.tsx';
import { focusFirst } from '../Dialog/focusFirst.ts';
import { type FocusFallback, FocusReturn } from '../Dialog/FocusReturn.tsx';
import { Overlay } from '../Dialog/Overlay.tsx';
import { SafeImage } from '../SafeImage/SafeImage.tsx';
import * as styles from './ImagePreview.css.ts';
import { type ShownImages, useImages, useKeyDown } from './useImages.ts';

export interface ImagePreviewProps extends ShownImages {
  isOpen: boolean;
  /** Gets the focus when the trigger is gone after closing. */
  restoreFocusTo?: FocusFallback;
  /** Called by the close button, Escape and a press beside the image. */
  onClose: () => void;
}

/** Shows images one at a time, as large as the screen allows. */
export function ImagePreview({ isOpen, onClose, ...content }: ImagePreviewProps) {
  return (
    <Overlay isOpen={isOpen} className={styles.scrim} onClose={onClose}>
      <Modal className={styles.box}>
        <PreviewContent {...content} onClose={onClose} />
      </Modal>
    </Overlay>
  );
}

function PreviewContent({ restoreFocusTo, onClose, ...shown }: Omit<ImagePreviewProps, 'isOpen'>) {
  const isRightToLeft = useLocale().direction === 'rtl';
  const { messages, announcer, image, count, place, show } = useImages(shown);
  const [Previous, Next] = isRightToLeft ? [CaretRight, CaretLeft] : [CaretLeft, CaretRight];

  const go = (step: -1 | 1) => show((shown.index + step + count) % count);
  useKeyDown(({ key }) => {
    if (key === 'ArrowLeft') go(isRightToLeft ? 1 : -1);
    if (key === 'ArrowRight') go(isRightToLeft ? -1 : 1);
  });

  if (image === undefined) return null;
  return (
    <Dialog className={styles.dialog}>
      <FocusReturn fallback={restoreFocusTo} />
      <div className={styles.bar}>
        <Heading slot="title" className={styles.title}>
          <span>{image.alt}</span>{' '}
          {count > 1 && <span>{place}</span>}
        </Heading>
        <div className={styles.controls}>
          {count > 1 && (
            <>
              <PressButton aria-label={messages.previewPrevious} className={styles.control} onPress={() => go(-1)}>
                <Previous size={20} />
              </PressButton>
              <PressButton aria-label={messages.previewNext} className={styles.control} onPress={() => go(1)}>
                <Next size={20} />
              </PressButton>
            </>
          )}
          <PressButton ref={focusFirst} aria-label={messages.previewClose} className={styles.control} onPress={onClose}>
            <X size={20} />
          </PressButton>
        </div>
      </div>
      <div className={styles.stage}>
        <SafeImage src={image.src} alt={image.alt} width={700} height={700} radius="none" fit="contain" loading="eager" isFluid />
      </div>
      <Announcer ref={announcer} />
    </Dialog>
  );
}
