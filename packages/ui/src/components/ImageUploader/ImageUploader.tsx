'use client';
import { useId, useRef } from 'react';
import { Plus } from '../../icons/Plus.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Announcer, type AnnouncerHandle } from '../Announcer/Announcer.tsx';
import { PressButton } from '../Button/press/PressButton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { MAX_IMAGE_MB } from './files/checkImage.ts';
import { pictureTypes } from './files/useAddImages.ts';
import { useFileChoice } from './files/useFileChoice.tsx';
import { useFileDrop } from './files/useFileDrop.ts';
import { useReportedImages } from './files/useReportedImages.ts';
import * as styles from './ImageUploader.css.ts';
import type { ImageUploaderProps } from './imageUploaderProps.ts';
import { imageUploaderMessages } from './messages.ts';
import { useImageOrder } from './order/useImageOrder.ts';
import { useTileDrag } from './order/useTileDrag.ts';
import { FileTiles } from './tiles/FileTiles.tsx';
import { ImageTiles } from './tiles/ImageTiles.tsx';

/** Adds images by choosing, dropping or pasting: PNG or JPG by content, up to 40 megapixels. A larger image than `maxMegabytes` becomes a smaller JPEG. */
export function ImageUploader(props: ImageUploaderProps) {
  const { label, value, onChange, progress, maxCount, maxMegabytes = MAX_IMAGE_MB } = props;
  const isDisabled = props.isDisabled === true || progress !== undefined;
  const messages = useMessages(imageUploaderMessages);
  const noteId = useId();
  const list = useRef<HTMLUListElement>(null);
  const polite = useRef<AnnouncerHandle>(null);
  const assertive = useRef<AnnouncerHandle>(null);

  const { shrinking, refused, reasonOf, add, dismiss } = useReportedImages({ ...props, polite, assertive });
  const addFiles = (files: readonly File[]) => void add(files);
  const [openFiles, fileInput] = useFileChoice({ accept: pictureTypes.map((type) => `image/${type}`), allowsMultiple: true, onChoose: addFiles });
  const announce = (text: string) => polite.current?.announce(text);
  const { move, remove, removeAll } = useImageOrder({ value, onChange, onRemoved: props.onRemoved, announce, list });
  const drag = useTileDrag({ ids: value.map(({ id }) => id), isDisabled, onMove: move });
  const dropZone = useFileDrop({ isDisabled: isDisabled || drag.isDragging, onFiles: addFiles });

  const isEmpty = value.length === 0;
  const isAlone = isEmpty && refused.length === 0 && shrinking.length === 0;
  return (
    <div role="group" aria-label={label} aria-describedby={noteId} className={styles.zone} {...dropZone}>
      <ul ref={list} className={isAlone ? undefined : styles.tiles}>
        <ImageTiles {...props} drag={drag} isDisabled={isDisabled} onMove={move} onRemove={remove} />
        <FileTiles shrinking={shrinking} refused={refused} reasonOf={reasonOf} onDismiss={dismiss} list={list} />
        <li>
          <PressButton data-part="add" isDisabled={isDisabled || value.length >= maxCount} className={styles.add({ isAlone })} onPress={openFiles}>
            <Plus size={24} />
            {isEmpty ? messages.imageAdd : messages.imageAddMore}
            {isAlone && <span className={styles.addNote}>{messages.imageDrop}</span>}
          </PressButton>
          {fileInput}
        </li>
      </ul>
      {progress !== undefined && <ProgressBar label={messages.imageUploading} value={progress} />}
      <div className={styles.footer}>
        <p id={noteId} className={styles.note}>
          <Summary {...props} /> <span className={styles.limits}>{messages.imageLimits({ count: maxCount, megabytes: maxMegabytes })}</span>
        </p>
        {!isEmpty && (
          <PressButton isDisabled={isDisabled} className={styles.removeAll} onPress={removeAll}>
            {messages.imageRemoveAll}
          </PressButton>
        )}
      </div>
      <Announcer ref={polite} />
      <Announcer ref={assertive} politeness="assertive" />
    </div>
  );
}

/** The number of images; before the first one, which images are accepted. */
function Summary({ summary, value, isHintOutside = false }: Pick<ImageUploaderProps, 'summary' | 'value' | 'isHintOutside'>) {
  const messages = useMessages(imageUploaderMessages);
  if (summary !== undefined) return summary;
  if (value.length > 0) return messages.imageCount({ count: value.length });
  return isHintOutside ? null : messages.imageHint;
}
