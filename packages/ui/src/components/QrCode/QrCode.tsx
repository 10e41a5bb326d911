'use client';
import { useState } from 'react';
import { ImageBroken } from '../../icons/ImageBroken.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { LoadingText } from '../LoadableView/LoadingText.tsx';
import { safeUrl } from '../../safeUrl.ts';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { qrCodeMessages } from './messages.ts';
import * as styles from './QrCode.css.ts';
import { useQrPicture } from './useQrPicture.ts';

export interface QrCodeProps {
  /** The encoded text, for example a barcode or an otpauth URL. */
  text?: string;
  /** An existing code as a data:image URL, SVG included. `text` takes precedence. */
  src?: string | null;
  /** The purpose of the code, for example 'QR code for your authenticator app'. */
  alt: string;
  /** A line below the code, for example its number. */
  caption?: string;
  /** Adds a button that downloads the code as `{fileName}.png`, 300 px. */
  fileName?: string;
  /** Adds a Preview button. Called with the picture's data: URL. */
  onPreview?: (picture: string) => void;
  /** The displayed width in px. @default 172 */
  size?: 116 | 132 | 144 | 172;
}

/** A QR code: always black on white, always an image. The code that draws it is fetched for the first one. */
export function QrCode({ text, src, alt, caption, fileName, onPreview, size = 172 }: QrCodeProps) {
  const messages = useMessages(qrCodeMessages);
  const { drawing, retry } = useQrPicture(text);
  const [broken, setBroken] = useState<string>();
  const given = text === undefined ? safeUrl(src, 'qr') : undefined;
  const picture = drawing.state === 'drawn' ? drawing.picture : given;
  const isShown = picture !== undefined && picture !== broken;
  const isDrawing = text !== undefined && drawing.state === 'drawing';
  const canDownload = text !== undefined && fileName !== undefined;
  const hasFailed = text !== undefined && drawing.state === 'failed';
  const hasActions = canDownload || onPreview !== undefined;

  return (
    <figure className={hasActions ? styles.figureWithActions : styles.figure}>
      {/* Scanners need black on white, whatever the theme. */}
      <div data-theme="light" className={styles.frames[size]}>
        {isShown && (
          <img src={picture} alt={alt} width={size} height={size} className={styles.picture} onError={() => setBroken(picture)} />
        )}
        {isDrawing && (
          <div className={styles.notice}>
            <Spinner />
            <LoadingText text={messages.qrDrawing} />
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
            <ImageBroken size={24} />
            <p role="alert">{messages.qrUnreadable}</p>
          </div>
        )}
      </div>
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
      {isShown && hasActions && (
        <div className={styles.actions}>
          {onPreview && (
            <Button size="small" onPress={() => onPreview(picture)}>
              {messages.qrPreview}
            </Button>
          )}
          {canDownload && (
            <a href={picture} download={`${fileName}.png`} className={styles.download}>
              {messages.qrDownload}
            </a>
          )}
        </div>
      )}
    </figure>
  );
}
