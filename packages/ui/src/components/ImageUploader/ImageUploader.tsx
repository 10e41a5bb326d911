'use client';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Plus } from '../../icons/Plus.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Announcer, type AnnouncerHandle } from '../Announcer/Announcer.tsx';
import { PressButton } from '../Button/press/PressButton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { ImageTile } from './tiles/ImageTile.tsx';
import * as styles from './ImageUploader.css.ts';
import { imageUploaderMessages } from './messages.ts';
import { moved } from './moved.ts';
import { RefusedTile } from './tiles/RefusedTile.tsx';
import { ShrinkingTile } from './tiles/ShrinkingTile.tsx';
import { imageName, type UploadImage } from './UploadImage.ts';
import { pictureTypes, type RefusedFile, useAddImages } from './files/useAddImages.ts';
import { useFileChoice } from './files/useFileChoice.tsx';
import { useFileDrop } from './files/useFileDrop.ts';

export interface ImageUploaderProps {
  /** Names the group, for example 'Product Image'. */
  label: string;
  /** The images in order; the first is the main one. Saved images come before chosen ones, and images move only within their group. */
  value: readonly UploadImage[];
  /** Called with all images after an image was added, removed or moved. */
  onChange: (value: readonly UploadImage[]) => void;
  /** Called after one or all images were removed, to show `text`, for example with Undo. `before` are the former images. */
  onRemoved?: (text: string, before: readonly UploadImage[]) => void;
  /** Called when the uploader starts or stops making images smaller. Those images are not in `value` yet. */
  onShrinkingChange?: (isShrinking: boolean) => void;
  /** The server's error messages by the image's id. */
  errors?: Readonly<Record<string, string>>;
  /** The progress of saving, 0 to 1. While it is set, nothing can be changed. */
  progress?: number;
  /** The maximum number of images. @default 20 */
  maxCount?: number;
  /** @default false */
  isDisabled?: boolean;
  /** The page itself names the accepted types, for example under a heading. @default false */
  isHintOutside?: boolean;
  /** Tags saved images 'Kept' and chosen ones 'New', for a record that is changed. @default false */
  isStoredTagged?: boolean;
  /** Replaces the number of images, for example with the number of kept ones. */
  summary?: ReactNode;
  /** Called when an image is pressed. @default images are no buttons */
  onPreview?: (id: string) => void;
}

/** Adds images by choosing, dropping or pasting: PNG or JPG by content, up to 40 megapixels. An image over 5 MB becomes a smaller JPEG. */
export function ImageUploader(props: ImageUploaderProps) {
  const { label, value, onChange, errors, progress, maxCount = 20, isHintOutside = false, isStoredTagged = false, summary, onPreview } = props;
  const isDisabled = props.isDisabled === true || progress !== undefined;
  const messages = useMessages(imageUploaderMessages);
  const noteId = useId();
  const list = useRef<HTMLUListElement>(null);
  const polite = useRef<AnnouncerHandle>(null);
  const assertive = useRef<AnnouncerHandle>(null);
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<string>();

  const nameOf = (image: UploadImage, index: number) => imageName(image) ?? messages.imageUnnamed({ place: index + 1 });

  const reasonOf = ({ reason }: RefusedFile) =>
    ({
      type: messages.imageRefusedType,
      size: messages.imageRefusedShrinking,
      pixels: messages.imageRefusedPixels,
      unreadable: messages.imageRefusedUnreadable,
      count: messages.imageRefusedCount({ count: maxCount }),
    })[reason];

  const { shrinking, refused, add, dismiss } = useAddImages({
    value,
    maxCount,
    onChange,
    onShrinking: (count) => polite.current?.announce(messages.imageShrinkingCount({ count })),
    onChecked: (added, refused) => {
      if (added > 0) polite.current?.announce(messages.imageAdded({ count: added }));
      if (refused.length > 0)
        assertive.current?.announce(
          refused.map((file) => messages.imageRefused({ name: file.name, reason: reasonOf(file) })).join('. '),
        );
    },
  });
  const isShrinking = shrinking.length > 0;
  const reportShrinking = useEffectEvent((isShrinking: boolean) => props.onShrinkingChange?.(isShrinking));
  useEffect(() => reportShrinking(isShrinking), [isShrinking]);
  const [openFiles, fileInput] = useFileChoice({
    accept: pictureTypes.map((type) => `image/${type}`),
    allowsMultiple: true,
    onChoose: (files) => void add(files),
  });
  const dropZone = useFileDrop({ isDisabled: isDisabled || dragged !== undefined, onFiles: (files) => void add(files) });

  /** Focuses the first enabled button of these, in one image's tile or, without an id, in the list. */
  const focus = (id: string | undefined, ...parts: string[]) => {
    const scope = id === undefined ? list.current : list.current?.querySelector(`[data-id="${CSS.escape(id)}"]`);
    const buttons = parts.map((part) => scope?.querySelector<HTMLButtonElement>(`[data-part="${part}"]:not(:disabled)`));
    buttons.find((button) => button !== null)?.focus();
  };

  const focusBeside = (ids: readonly string[], index: number) => {
    const neighbour = ids[index + 1] ?? ids[index - 1];
    focus(neighbour, neighbour === undefined ? 'add' : 'remove');
  };

  const savedCount = value.filter((image) => 'url' in image).length;
  /** The first and the last place to which an image can move. */
  const placesOf = (image: UploadImage) => ('url' in image ? [0, savedCount - 1] : [savedCount, value.length - 1]) as [number, number];

  const move = (from: number, wanted: number) => {
    const image = value[from];
    if (image === undefined) return;
    const [first, last] = placesOf(image);
    const to = Math.min(Math.max(wanted, first), last);
    if (from === to) return;
    const place = from + 1;
    const count = value.length;
    polite.current?.announce(
      to === 0 ? messages.imageNowMain({ place, count }) : messages.imageNowAt({ place, count, now: to + 1 }),
    );
    // A tile moves with its buttons, and the browser blurs a moved element.
    const hadFocus = list.current?.contains(document.activeElement) === true;
    flushSync(() => onChange(moved(value, from, to)));
    if (hadFocus) focus(image.id, ...(to < from ? ['earlier', 'later'] : ['later', 'earlier']));
  };

  const tellRemoved = (text: string) => {
    if (props.onRemoved) props.onRemoved(text, value);
    else polite.current?.announce(text);
  };

  const remove = (index: number, name: string) => {
    tellRemoved(messages.imageRemoved({ name }));
    flushSync(() => onChange(value.filter((_, other) => other !== index)));
    focusBeside(value.map(({ id }) => id), index);
  };

  const removeAll = () => {
    tellRemoved(messages.imageAllRemoved);
    flushSync(() => onChange([]));
    focus(undefined, 'add');
  };

  const dragHandlers = (image: UploadImage, index: number) => ({
    draggable: !isDisabled && value.length > 1,
    onDragStart(event: DragEvent) {
      // The dragged image would otherwise be dropped as a file and added again.
      event.dataTransfer.clearData();
      event.dataTransfer.setData('text/plain', nameOf(image, index));
      event.dataTransfer.effectAllowed = 'move';
      setDragged(image.id);
    },
    onDragOver(event: DragEvent) {
      if (dragged === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(image.id);
    },
    onDrop(event: DragEvent) {
      if (dragged === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      move(value.findIndex(({ id }) => id === dragged), index);
    },
    onDragEnd() {
      setDragged(undefined);
      setTarget(undefined);
    },
  });

  const isEmpty = value.length === 0;
  const isAlone = isEmpty && refused.length === 0 && !isShrinking;
  return (
    <div role="group" aria-label={label} aria-describedby={noteId} className={styles.zone} {...dropZone}>
      <ul ref={list} className={isAlone ? undefined : styles.tiles}>
        {value.map((image, index) => {
          const name = nameOf(image, index);
          return (
            <li
              key={image.id}
              data-id={image.id}
              className={styles.tile({ isMain: index === 0, isDragged: dragged === image.id, isTarget: target === image.id && dragged !== image.id })}
              {...dragHandlers(image, index)}
            >
              <ImageTile
                image={image}
                name={name}
                index={index}
                places={placesOf(image)}
                tag={isStoredTagged ? ('url' in image ? 'kept' : 'new') : undefined}
                problem={errors?.[image.id]}
                isDisabled={isDisabled}
                onPreview={onPreview && (() => onPreview(image.id))}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index, name)}
              />
            </li>
          );
        })}
        {shrinking.map(({ id, name }) => (
          <li key={id}>
            <ShrinkingTile name={name} />
          </li>
        ))}
        {refused.map((file, index) => (
          <li key={file.id} data-id={file.id}>
            <RefusedTile
              name={file.name}
              reason={reasonOf(file)}
              onDismiss={() => {
                flushSync(() => dismiss(file.id));
                focusBeside(refused.map(({ id }) => id), index);
              }}
            />
          </li>
        ))}
        <li>
          <PressButton
            data-part="add"
            isDisabled={isDisabled || value.length >= maxCount}
            className={styles.add({ isAlone })}
            onPress={openFiles}
          >
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
          {summary ?? (isEmpty ? !isHintOutside && messages.imageHint : messages.imageCount({ count: value.length }))}{' '}
          <span className={styles.limits}>{messages.imageLimits({ count: maxCount })}</span>
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
