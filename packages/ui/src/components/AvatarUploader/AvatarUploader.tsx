'use client';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../messages/useMessages.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { ErrorLine } from '../Field/parts/ErrorLine.tsx';
import { checkImage, MAX_IMAGE_MB } from '../ImageUploader/files/checkImage.ts';
import { imageTypes } from '../ImageUploader/files/imageType.ts';
import { useFileChoice } from '../ImageUploader/files/useFileChoice.tsx';
import { useFileDrop } from '../ImageUploader/files/useFileDrop.ts';
import { useObjectUrl } from '../ImageUploader/files/useObjectUrl.ts';
import * as styles from './AvatarUploader.css.ts';
import { imageUploaderMessages } from '../ImageUploader/messages.ts';
import { avatarUploaderMessages } from './messages.ts';

export interface AvatarUploaderProps {
  /** Names the group, for example 'Profile photo'. */
  label: string;
  /** The person's name; the initials are shown when there is no photo. */
  name: string;
  /** Picks the tint of the initials, as an Avatar's does. @default the name */
  id?: string;
  /** The URL of the saved photo. */
  src?: string | null;
  /** A newly chosen photo; null keeps the saved one. */
  value: File | null;
  onChange: (value: File | null) => void;
  /** The server's error message for the photo. */
  errorMessage?: ReactNode;
  /** The most megabytes of a photo. @default 5 */
  maxMegabytes?: number;
  /** @default false */
  isDisabled?: boolean;
}

/** A profile photo that can be changed: PNG, JPG, WebP or GIF by content. */
export function AvatarUploader({ label, name, id, src, value, onChange, errorMessage, maxMegabytes = MAX_IMAGE_MB, isDisabled = false }: AvatarUploaderProps) {
  const messages = useMessages(avatarUploaderMessages);
  const imageMessages = useMessages(imageUploaderMessages);
  const [refusal, setRefusal] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const problemId = useId();
  const chosen = useObjectUrl(value ?? undefined);
  const problem = refusal ?? errorMessage;

  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const reason = await checkImage(file, imageTypes, maxMegabytes);
    const reasons = {
      type: messages.avatarRefusedType,
      empty: imageMessages.imageRefusedEmpty,
      cut: imageMessages.imageRefusedCut,
      size: imageMessages.imageRefusedSize({ megabytes: maxMegabytes }),
      pixels: imageMessages.imageRefusedPixels,
      unreadable: imageMessages.imageRefusedUnreadable,
    };
    setRefusal(reason && imageMessages.imageRefused({ name: file.name, reason: reasons[reason] }));
    if (reason === undefined) onChange(file);
  };
  const [openFiles, fileInput] = useFileChoice({ accept: imageTypes.map((type) => `image/${type}`), onChoose: ([file]) => void choose(file) });
  const dropZone = useFileDrop({ isDisabled, onFiles: ([file]) => void choose(file) });

  const remove = () => {
    // The pressed button is removed with the photo, so the focus moves in an effect.
    flushSync(() => onChange(null));
    root.current?.querySelector('button')?.focus();
  };

  return (
    <div ref={root} role="group" aria-label={label} className={styles.row} {...dropZone}>
      <Avatar name={name} id={id} src={chosen ?? src} size="large" />
      <div className={styles.about}>
        <div className={styles.actions}>
          <Button size="small" isDisabled={isDisabled} aria-describedby={problem ? problemId : undefined} onPress={openFiles}>
            {value || src ? messages.avatarChange : messages.avatarChoose}
          </Button>
          {fileInput}
          {value && (
            <Button size="small" variant="ghost" isDisabled={isDisabled} onPress={remove}>
              {messages.avatarRemove}
            </Button>
          )}
        </div>
        <ErrorLine id={problemId}>{problem}</ErrorLine>
      </div>
    </div>
  );
}
