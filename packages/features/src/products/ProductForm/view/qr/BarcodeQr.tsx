'use client';
import { QrCode as QrCodeIcon } from '@valise/ui/icons/QrCode';
import { Button } from '@valise/ui/Button';
import type { ImagePreviewProps } from '@valise/ui/ImagePreview';
import { lazyOverlay } from '@valise/ui/lazyPart';
import { useMessages } from '@valise/ui/messages';
import { QrCode } from '@valise/ui/QrCode';
import { useState } from 'react';
import { productFormMessages } from '../../../formMessages.ts';
import * as styles from './BarcodeQr.css.ts';
import { newBarcode } from './newBarcode.ts';
import { useSettled } from './useSettled.ts';

/** How long typing must pause before the code is drawn, in ms. */
const PAUSE_MS = 300;

const Preview = lazyOverlay<ImagePreviewProps>(async () => (await import('@valise/ui/ImagePreview')).ImagePreview, {
  close: ({ onClose }) => onClose(),
});

export interface BarcodeQrProps {
  /** The typed barcode. */
  barcode: string;
  /** Offers a generated barcode while the field is empty. */
  onGenerate?: (barcode: string) => void;
  /** The displayed width of the code in px. @default 132 */
  size?: 132 | 172;
}

/** The QR code of a typed barcode (spec 2.4), drawn once typing pauses. */
export function BarcodeQr({ barcode, onGenerate, size = 132 }: BarcodeQrProps) {
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
        {onGenerate && typed === '' && (
          <Button
            size="small"
            onPress={({ currentTarget }) => {
              // The pressed button is removed, so the filled field is focused.
              const field = currentTarget.closest('form')?.elements.namedItem('barcode');
              if (field instanceof HTMLElement) field.focus();
              onGenerate(newBarcode());
            }}
          >
            {messages.autoGenerate}
          </Button>
        )}
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
        size={size}
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
