'use client';
import { QrCode as QrCodeIcon } from '@valise/ui/icons/QrCode';
import type { ImagePreviewProps } from '@valise/ui/ImagePreview';
import { lazyOverlay } from '@valise/ui/lazyPart';
import { useMessages } from '@valise/ui/messages';
import { QrCode } from '@valise/ui/QrCode';
import { useState } from 'react';
import { productFormMessages } from '../../formMessages.ts';
import * as styles from './BarcodeQr.css.ts';
import { useSettled } from './useSettled.ts';

/** From the last key to the drawing. */
const PAUSE_MS = 300;

const Preview = lazyOverlay<ImagePreviewProps>(async () => (await import('@valise/ui/ImagePreview')).ImagePreview, {
  close: ({ onClose }) => onClose(),
});

/** The QR code of a typed barcode (document 2, section 4), drawn once typing pauses. */
export function BarcodeQr({ barcode }: { barcode: string }) {
  const messages = useMessages(productFormMessages);
  const typed = barcode.trim();
  const settled = useSettled(typed, PAUSE_MS);
  const [previewed, setPreviewed] = useState({ isOpen: false, src: '' });
  if (typed === '' || settled === '')
    return (
      <div className={styles.panel}>
        <div className={styles.none}>
          <QrCodeIcon size={24} />
        </div>
        <p className={styles.caption}>{messages.noQr}</p>
      </div>
    );
  const alt = messages.qrOf({ barcode: settled });
  return (
    <div className={styles.panel}>
      <QrCode
        text={settled}
        alt={alt}
        caption={settled}
        fileName={settled}
        size={132}
        onPreview={(src) => setPreviewed({ isOpen: true, src })}
      />
      <Preview
        isOpen={previewed.isOpen}
        images={[{ src: previewed.src, alt }]}
        index={0}
        onIndexChange={() => {}}
        onClose={() => setPreviewed({ ...previewed, isOpen: false })}
      />
    </div>
  );
}
