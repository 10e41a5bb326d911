'use client';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Modal } from 'react-aria-components/Modal';
import { useEffect, useRef } from 'react';
import { CaretLeft } from '../../icons/CaretLeft.tsx';
import { CaretRight } from '../../icons/CaretRight.tsx';
import { DownloadSimple } from '../../icons/DownloadSimple.tsx';
import { X } from '../../icons/X.tsx';
import { keyLetter } from '../../keyLetter.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { safeUrl } from '../../safeUrl.ts';
import { Announcer } from '../Announcer/Announcer.tsx';
import { focusFirst } from '../Dialog/focusFirst.ts';
import { type FocusFallback, FocusReturn } from '../Dialog/FocusReturn.tsx';
import { Overlay } from '../Dialog/Overlay.tsx';
import { scrim } from '../ImagePreview/ImagePreview.css.ts';
import { type ShownImages, useImages, useKeyDown } from '../ImagePreview/useImages.ts';
import { downloadLink } from './downloadLink.ts';
import * as styles from './EvidenceViewer.css.ts';
import { evidenceViewerMessages } from './messages.ts';
import { Stage } from './Stage.tsx';
import { Strip } from './Strip.tsx';
import { Tool } from './Tool.tsx';
import { useGestures } from './useGestures.ts';
import { usePicture } from './usePicture.ts';
import { nextZoom, wholePicture, zoomedAt } from './view.ts';
import { ZoomTools } from './ZoomTools.tsx';

export interface EvidenceViewerProps extends ShownImages {
  isOpen: boolean;
  /** The subject of the images, for example 'Refund RF-3082 · Silk Slip Dress'. A phone does not show it. */
  caption?: string;
  /** Gets the focus when the trigger is gone after closing. */
  restoreFocusTo?: FocusFallback;
  /** Called by the close button, Escape, a press beside the box and a swipe down. */
  onClose: () => void;
}

/** The distance by which an arrow key moves a zoomed picture, in px. */
const PAN = 40;

/** Shows images one at a time with their thumbnails. They can be zoomed, turned and downloaded. */
export function EvidenceViewer({ isOpen, onClose, ...content }: EvidenceViewerProps) {
  return (
    <Overlay isOpen={isOpen} className={scrim} onClose={onClose}>
      <Modal className={styles.box} data-theme="dark">
        <ViewerContent {...content} onClose={onClose} />
      </Modal>
    </Overlay>
  );
}

function ViewerContent({ caption, restoreFocusTo, onClose, ...shown }: Omit<EvidenceViewerProps, 'isOpen'>) {
  const messages = useMessages(evidenceViewerMessages);
  const isRightToLeft = useLocale().direction === 'rtl';
  const { messages: shared, announcer, image, count, place, show } = useImages(shown);
  const { index } = shown;
  const stageRef = useRef<HTMLDivElement>(null);
  const download = useRef<HTMLAnchorElement>(null);
  const src = safeUrl(image?.src, 'image') ?? '';
  const current = usePicture(stageRef, index, src);
  const { picture, setView } = current;
  const { view } = picture;
  const isLoaded = picture.size !== null && !picture.hasFailed;

  const step = (by: -1 | 1) => show(index + by);
  const gestures = useGestures({
    stage: stageRef,
    view,
    onView: setView,
    onSwipe: (direction) => {
      if (direction === 'down') onClose();
      else step((direction === 'left') === isRightToLeft ? -1 : 1);
    },
  });

  const hasFailed = picture.hasFailed || src === '';
  useEffect(() => {
    if (hasFailed) announcer.current?.announce(messages.viewerUnavailable);
  }, [announcer, hasFailed, messages]);

  const zoomTo = (zoom: number) => {
    if (!isLoaded || zoom === view.zoom) return;
    setView(zoomedAt(view, zoom));
    announcer.current?.announce(messages.viewerZoom({ percent: Math.round(zoom * 100) }));
  };
  const rotate = () => {
    if (!isLoaded) return;
    const turns = view.turns + 1;
    setView({ ...wholePicture, zoom: view.zoom, turns });
    announcer.current?.announce(messages.viewerRotated({ degrees: (turns % 4) * 90 }));
  };
  const pan = (x: number, y: number) => setView({ ...view, x: view.x + x, y: view.y + y });

  const isZoomed = view.zoom > 1;
  const keys: Record<string, () => void> = {
    ArrowLeft: () => (isZoomed ? pan(PAN, 0) : step(isRightToLeft ? 1 : -1)),
    ArrowRight: () => (isZoomed ? pan(-PAN, 0) : step(isRightToLeft ? -1 : 1)),
    ArrowUp: () => pan(0, PAN),
    ArrowDown: () => pan(0, -PAN),
    PageUp: () => step(-1),
    PageDown: () => step(1),
    '+': () => zoomTo(nextZoom(view.zoom, 1)),
    '=': () => zoomTo(nextZoom(view.zoom, 1)),
    '-': () => zoomTo(nextZoom(view.zoom, -1)),
    '0': () => zoomTo(1),
    r: rotate,
    d: () => download.current?.click(),
  };
  useKeyDown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const press = keys[keyLetter(event)];
    if (press === undefined) return;
    event.preventDefault();
    press();
  });

  if (image === undefined) return null;
  const [Previous, Next] = isRightToLeft ? [CaretRight, CaretLeft] : [CaretLeft, CaretRight];
  return (
    <Dialog className={styles.dialog}>
      <FocusReturn fallback={restoreFocusTo} />
      <Heading slot="title" className={styles.heading}>
        <span className={caption === undefined ? styles.nameAlone : styles.name}>{image.alt}</span>{' '}
        <span className={styles.place}>{place}</span>
      </Heading>
      {caption !== undefined && <p className={styles.caption}>{caption}</p>}
      <ZoomTools zoom={view.zoom} isLoaded={isLoaded} onZoom={zoomTo} onRotate={rotate} />
      <a ref={download} aria-label={messages.viewerDownload} aria-keyshortcuts="D" className={styles.download} {...downloadLink(hasFailed ? '' : src)}>
        <DownloadSimple size={20} />
      </a>
      <div className={styles.close}>
        {/* The tools before this one wait for the picture. */}
        <Tool ref={focusFirst} label={shared.previewClose} keys="Escape" onClick={onClose}>
          <X size={20} />
        </Tool>
      </div>
      <Stage ref={stageRef} alt={image.alt} {...current} {...gestures} hasFailed={hasFailed} />
      {count > 1 && (
        <>
          <Tool label={shared.previewPrevious} keys="PageUp" className={styles.previous} isDisabled={index === 0} onClick={() => step(-1)}>
            <Previous size={20} />
          </Tool>
          <Tool label={shared.previewNext} keys="PageDown" className={styles.next} isDisabled={index === count - 1} onClick={() => step(1)}>
            <Next size={20} />
          </Tool>
        </>
      )}
      <Strip {...shown} onIndexChange={show} />
      <Announcer ref={announcer} />
    </Dialog>
  );
}
