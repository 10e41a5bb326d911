'use client';
import type { CSSProperties, Ref } from 'react';
import { ImageBroken } from '../../icons/ImageBroken.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { nativeButton } from '../Button/nativeButton.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { evidenceViewerMessages } from './messages.ts';
import { MiniMap } from './MiniMap.tsx';
import * as styles from './Stage.css.ts';
import type { useGestures } from './useGestures.ts';
import type { usePicture } from './usePicture.ts';
import { fittedSize, type Point, type Size, type View } from './view.ts';

type StageProps = Omit<ReturnType<typeof usePicture>, 'setView'> &
  ReturnType<typeof useGestures> & {
    ref: Ref<HTMLDivElement>;
    alt: string;
    /** The picture cannot be shown. */
    hasFailed: boolean;
  };

const still: Point = { x: 0, y: 0 };

/** The picture in the middle of the stage, fitted, then moved, turned and zoomed. */
function placed(size: Size | null, stage: Size | null, view: View, pull: Point): CSSProperties | undefined {
  if (size === null || stage === null) return undefined;
  const { width, height } = fittedSize(size, stage, view.turns);
  const { x, y } = { x: view.x + pull.x, y: view.y + pull.y };
  return {
    inlineSize: width,
    blockSize: height,
    transform: `translate(${x}px, ${y}px) rotate(${view.turns * 90}deg) scale(${view.zoom})`,
  };
}

/** The current picture, the fading one before it, and the placeholder of a picture that cannot be shown. */
export function Stage({ ref, alt, stage, picture, leaving, onLeft, onLoad, onError, retry, pull, isHeld, handlers, hasFailed }: StageProps) {
  const messages = useMessages(evidenceViewerMessages);
  const { src, view, size, attempt, index, isRetrying } = picture;
  const isShown = size !== null && !hasFailed;
  return (
    <div ref={ref} data-zoomed={view.zoom > 1 || undefined} data-held={isHeld || undefined} className={styles.stage} {...(hasFailed ? undefined : handlers)}>
      {leaving && (
        <img
          key={`${leaving.index} leaves`}
          src={leaving.src}
          alt=""
          className={styles.leaving}
          style={placed(leaving.size, stage, leaving.view, still)}
          onAnimationEnd={onLeft}
        />
      )}
      {src !== '' && (!hasFailed || isRetrying) && (
        <img
          key={`${index}.${attempt}`}
          src={src}
          alt={hasFailed ? '' : alt}
          draggable={false}
          data-shown={isShown || undefined}
          className={styles.picture}
          style={placed(size, stage, view, pull)}
          onLoad={onLoad}
          onError={onError}
        />
      )}
      {!isShown && !hasFailed && (
        <span className={styles.loading}>
          <Spinner />
        </span>
      )}
      {hasFailed && (
        <div className={styles.broken}>
          <ImageBroken size={24} />
          <p role="img" aria-label={alt}>
            {messages.viewerUnavailable}
          </p>
          {src !== '' && (
            <button type="button" className={nativeButton} aria-disabled={isRetrying || undefined} onClick={isRetrying ? undefined : retry}>
              {isRetrying ? messages.viewerRetrying : messages.viewerRetry}
            </button>
          )}
        </div>
      )}
      {isShown && view.zoom > 1 && stage && <MiniMap src={src} view={view} picture={size} stage={stage} />}
    </div>
  );
}
