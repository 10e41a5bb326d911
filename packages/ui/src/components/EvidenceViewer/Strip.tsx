'use client';
import { useEffect, useRef } from 'react';
import { ArrowLeft } from '../../icons/ArrowLeft.tsx';
import { ArrowRight } from '../../icons/ArrowRight.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { ShownImages } from '../ImagePreview/useImages.ts';
import { SafeImage } from '../SafeImage/SafeImage.tsx';
import { kbd } from '../SearchBox/kbd.css.ts';
import { evidenceViewerMessages } from './messages.ts';
import * as styles from './Strip.css.ts';

/** A thumbnail of every image and the keys of the viewer. Tab stops at the current thumbnail only. */
export function Strip({ images, index, onIndexChange }: ShownImages) {
  const messages = useMessages(evidenceViewerMessages);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const { current } = list;
    const thumbnail = current?.children[index]?.querySelector('button');
    thumbnail?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // A focused thumbnail becomes the current one.
    if (current?.contains(document.activeElement)) thumbnail?.focus({ preventScroll: true });
  }, [index]);

  return (
    <div className={styles.strip}>
      <ul ref={list} aria-label={messages.viewerPhotos} className={styles.thumbnails}>
        {images.map(({ src, alt }, place) => (
          <li key={`${place} ${src}`}>
            <button
              type="button"
              aria-label={alt}
              aria-current={place === index || undefined}
              tabIndex={place === index ? undefined : -1}
              className={styles.thumbnail}
              onClick={() => onIndexChange(place)}
            >
              <SafeImage src={src} alt="" width={60} height={60} isFluid />
            </button>
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className={styles.hints}>
        <span className={styles.hint}>
          <kbd className={kbd}>
            <ArrowLeft size={12} />
          </kbd>
          <kbd className={kbd}>
            <ArrowRight size={12} />
          </kbd>
          {messages.viewerKeysPhoto}
        </span>
        <span className={styles.hint}>
          <kbd className={kbd}>+</kbd>
          <kbd className={kbd}>−</kbd>
          {messages.viewerKeysZoom}
        </span>
        <span className={styles.hint}>
          <kbd className={kbd}>r</kbd>
          {messages.viewerKeysRotate}
        </span>
      </p>
    </div>
  );
}
