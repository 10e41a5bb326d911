'use client';
import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { ImageBroken } from '@phosphor-icons/react/dist/csr/ImageBroken';
import { useState } from 'react';
import { qrMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { safeUrl } from '../../safeUrl.ts';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './QrCode.css.ts';
import { useQrPicture } from './useQrPicture.ts';

export interface QrCodeProps {
  /** What the code says, for example a barcode or an otpauth address. It is drawn here. */
  text?: string;
  /** A code that is drawn already: a data:image address, SVG included. `text` takes its place. */
  src?: string | null;
  /** What the code is for, for example 'QR code for your authenticator app'. */
  alt: string;
  /** A line below the code, for example the number it stands for. */
  caption?: string;
  /** Offers the drawn picture as `{fileName}.png`, 300 px. Without it there is nothing to download. */
  fileName?: string;
  /** Offers to see the code larger. Without it there is no button. */
  onPreview?: () => void;
  /** The width at which it is shown, in px. @default 172 */
  size?: 116 | 144 | 172;
}

/** A QR code: always black on white, always an image. The code that draws it is fetched when one is first shown. */
export function QrCode({ text, src, alt, caption, fileName, onPreview, size = 172 }: QrCodeProps) {
  const messages = useMessages(qrMessages);
  const { drawing, retry } = useQrPicture(text);
  const [broken, setBroken] = useState<string>();
  const given = text === undefined ? safeUrl(src, 'qr') : undefined;
  const picture = drawing.state === 'drawn' ? drawing.picture : given;
  const isShown = picture !== undefined && picture !== broken;
  const isDrawing = text !== undefined && drawing.state === 'drawing';
  const canDownload = text !== undefined && fileName !== undefined;
  const hasFailed = text !== undefined && drawing.state === 'failed';

  return (
    <figure className={styles.figure}>
      {/* Readers of codes want black on white, whatever the theme. */}
      <div data-theme="light" className={styles.frames[size]}>
        {isShown && (
          <img src={picture} alt={alt} width={size} height={size} className={styles.picture} onError={() => setBroken(picture)} />
        )}
        {isDrawing && (
          <div className={styles.notice}>
            <Spinner />
            <p role="status">{messages.qrDrawing}</p>
          </div>
        )}
        {hasFailed && (
          <div className={styles.notice}>
            <p role="alert">{messages.qrFailed}</p>
            <Button size="small" onPress={retry}>
              {messages.qrRetry}
            </Button>
          </div>
        )}
        {!isShown && !isDrawing && !hasFailed && (
          <div className={styles.notice}>
            <ImageBroken size={24} aria-hidden="true" />
            <p role="alert">{messages.qrUnreadable}</p>
          </div>
        )}
      </div>
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
      {isShown && (canDownload || onPreview) && (
        <div className={styles.actions}>
          {onPreview && (
            <Button size="small" onPress={onPreview}>
              {messages.qrPreview}
            </Button>
          )}
          {canDownload && (
            <a href={picture} download={`${fileName}.png`} className={styles.download}>
              <DownloadSimple size={18} aria-hidden="true" />
              {messages.qrDownload}
            </a>
          )}
        </div>
      )}
    </figure>
  );
}
