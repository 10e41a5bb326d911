'use client';
import { type ReactNode, useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { CaretLeftBold } from '../../../icons/CaretLeftBold.tsx';
import { CaretRightBold } from '../../../icons/CaretRightBold.tsx';
import { Check } from '../../../icons/Check.tsx';
import { Plus } from '../../../icons/Plus.tsx';
import { XBold } from '../../../icons/XBold.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { PressButton } from '../../Button/press/PressButton.tsx';
import { SafeImage } from '../../SafeImage/SafeImage.tsx';
import { Tooltip } from '../../Tooltip/Tooltip.tsx';
import * as styles from '../ImageUploader.css.ts';
import { imageUploaderMessages } from '../messages.ts';
import type { UploadImage } from '../UploadImage.ts';
import { useObjectUrl } from '../files/useObjectUrl.ts';

interface ImageTileProps {
  image: UploadImage;
  name: string;
  /** The zero-based index. */
  index: number;
  /** The first and the last index to which it can move. */
  places: readonly [first: number, last: number];
  /** Whether the image is saved or new, for a tag. Undefined shows no tag. */
  tag: 'kept' | 'new' | undefined;
  problem: string | undefined;
  isDisabled: boolean;
  onPreview: (() => void) | undefined;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One image with its buttons. */
export function ImageTile({ image, name, index, places, tag, problem, isDisabled, onPreview, onMove, onRemove }: ImageTileProps) {
  const messages = useMessages(imageUploaderMessages);
  const [first, last] = places;
  const canMove = !isDisabled && first < last;
  const isRightToLeft = useLocale().direction === 'rtl';
  const [Earlier, Later] = isRightToLeft ? [CaretRightBold, CaretLeftBold] : [CaretLeftBold, CaretRightBold];
  const problemId = useId();
  const objectUrl = useObjectUrl('file' in image ? image.file : undefined);
  const address = 'file' in image ? objectUrl : image.url;
  const picture = (alt: string) =>
    'file' in image && address === undefined ? null : (
      <span className={styles.picture}>
        <SafeImage src={address} alt={alt} width={250} height={300} radius="none" isFluid />
      </span>
    );

  return (
    <>
      <div className={styles.frame({ isInvalid: problem !== undefined, canDrag: canMove })}>
        {onPreview ? (
          <PressButton
            aria-label={messages.imagePreview({ name })}
            aria-describedby={problem && problemId}
            className={styles.preview}
            onPress={onPreview}
          >
            {picture('')}
          </PressButton>
        ) : (
          picture(name)
        )}
        {(index === 0 || tag) && (
          <span className={styles.tags({ givesWay: canMove })}>
            {index === 0 && <span className={styles.tag}>{messages.imageMain}</span>}
            {tag === 'kept' && (
              <span className={styles.tag}>
                <Check size={12} />
                {messages.imageKept}
              </span>
            )}
            {tag === 'new' && (
              <span className={styles.newTag}>
                <Plus size={12} />
                {messages.imageNew}
              </span>
            )}
          </span>
        )}
        <PressButton
          data-part="remove"
          aria-label={messages.imageRemove({ name })}
          aria-describedby={problem && problemId}
          isDisabled={isDisabled}
          className={styles.cross}
          onPress={onRemove}
        >
          <XBold size={14} />
        </PressButton>
      </div>
      {canMove && (
        <div>
          <div className={styles.moves}>
            <Move part="earlier" label={messages.imageMoveEarlier({ name })} isOff={index === first} onPress={() => onMove(index - 1)}>
              <Earlier size={14} />
            </Move>
            <PressButton
              data-part="main"
              aria-label={messages.imageMakeMain({ name })}
              isDisabled={index === 0 || first > 0}
              className={styles.makeMain}
              onPress={() => onMove(0)}
            >
              {messages.imageToMain}
            </PressButton>
            <Move part="later" label={messages.imageMoveLater({ name })} isOff={index === last} onPress={() => onMove(index + 1)}>
              <Later size={14} />
            </Move>
          </div>
        </div>
      )}
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
}

interface MoveProps {
  part: 'earlier' | 'later';
  label: string;
  isOff: boolean;
  children: ReactNode;
  onPress: () => void;
}

function Move({ part, label, isOff, children, onPress }: MoveProps) {
  return (
    <Tooltip text={label} placement="bottom">
      <PressButton data-part={part} aria-label={label} isDisabled={isOff} className={styles.move} onPress={onPress}>
        {children}
      </PressButton>
    </Tooltip>
  );
}
