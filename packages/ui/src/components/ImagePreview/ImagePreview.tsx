'use client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Modal } from 'react-aria-components/Modal';
import { CaretLeft } from '../../icons/CaretLeft.tsx';
import { CaretRight } from '../../icons/CaretRight.tsx';
import { X } from '../../icons/X.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Announcer, type AnnouncerHandle } from '../Announcer/Announcer.tsx';
import { type FocusFallback, FocusReturn } from '../Dialog/FocusReturn.tsx';
import { Overlay } from '../Dialog/Overlay.tsx';
import { SafeImage } from '../SafeImage/SafeImage.tsx';
import * as styles from './ImagePreview.css.ts';
import { imagePreviewMessages } from './messages.ts';

export interface ImagePreviewProps {
  isOpen: boolean;
  /** The images to browse. `alt` is also shown above the image, for example 'Evidence photo 2'. */
  images: readonly { src: string; alt: string }[];
  /** The index of the current image. */
  index: number;
  onIndexChange: (index: number) => void;
  /** What is focused when the trigger was removed meanwhile. */
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

function PreviewContent({ images, index, onIndexChange, restoreFocusTo, onClose }: Omit<ImagePreviewProps, 'isOpen'>) {
  const messages = useMessages(imagePreviewMessages);
  const isRightToLeft = useLocale().direction === 'rtl';
  const announcer = useRef<AnnouncerHandle>(null);
  const image = images[index];
  const count = images.length;
  const [Previous, Next] = isRightToLeft ? [CaretRight, CaretLeft] : [CaretLeft, CaretRight];

  const go = (step: -1 | 1) => {
    const next = (index + step + count) % count;
    const shown = images[next];
    if (count < 2 || shown === undefined) return;
    announcer.current?.announce(`${shown.alt}, ${messages.previewPlace({ place: next + 1, count })}`);
    onIndexChange(next);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(isRightToLeft ? 1 : -1);
    if (event.key === 'ArrowRight') go(isRightToLeft ? -1 : 1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  if (image === undefined) return null;
  return (
    <Dialog className={styles.dialog}>
      <FocusReturn fallback={restoreFocusTo} />
      <div className={styles.bar}>
        <Heading slot="title" className={styles.title}>
          <span>{image.alt}</span>{' '}
          {count > 1 && <span>{messages.previewPlace({ place: index + 1, count })}</span>}
        </Heading>
        <div className={styles.controls}>
          {count > 1 && (
            <>
              <Button aria-label={messages.previewPrevious} className={styles.control} onPress={() => go(-1)}>
                <Previous size={20} />
              </Button>
              <Button aria-label={messages.previewNext} className={styles.control} onPress={() => go(1)}>
                <Next size={20} />
              </Button>
            </>
          )}
          <Button aria-label={messages.previewClose} className={styles.control} onPress={onClose}>
            <X size={20} />
          </Button>
        </div>
      </div>
      <div className={styles.stage}>
        <SafeImage src={image.src} alt={image.alt} width={700} height={700} radius="none" fit="contain" loading="eager" isFluid />
      </div>
      <Announcer ref={announcer} />
    </Dialog>
  );
}
