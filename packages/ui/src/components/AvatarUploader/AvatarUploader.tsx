'use client';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { uploadMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { ErrorLine } from '../Field/ErrorLine.tsx';
import { checkImage } from '../ImageUploader/checkImage.ts';
import { imageTypes } from '../ImageUploader/imageType.ts';
import { useFilesDropped } from '../ImageUploader/useFilesDropped.ts';
import { useObjectUrl } from '../ImageUploader/useObjectUrl.ts';
import * as styles from './AvatarUploader.css.ts';

export interface AvatarUploaderProps {
  /** Names the group, for example 'Profile photo'. */
  label: string;
  /** Whose photo it is; the initials stand in for a missing one. */
  name: string;
  /** Picks the tint of the initials, as an Avatar's does. @default the name */
  id?: string;
  /** The address of the photo that the server has. */
  src?: string | null;
  /** A photo chosen just now; null leaves the server's. */
  value: File | null;
  onChange: (value: File | null) => void;
  /** What the server says is wrong with the photo. */
  errorMessage?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

/** A face to change: PNG, JPG, WebP or GIF by content, up to 5 MB. */
export function AvatarUploader({ label, name, id, src, value, onChange, errorMessage, isDisabled = false }: AvatarUploaderProps) {
  const messages = useMessages(uploadMessages);
  const [refusal, setRefusal] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const problemId = useId();
  const chosen = useObjectUrl(value ?? undefined);
  const problem = refusal ?? errorMessage;

  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const reason = await checkImage(file, imageTypes);
    const said = {
      type: messages.avatarRefusedType,
      size: messages.imageRefusedSize,
      pixels: messages.imageRefusedPixels,
      unreadable: messages.imageRefusedUnreadable,
    };
    setRefusal(reason && messages.imageRefused({ name: file.name, reason: said[reason] }));
    if (reason === undefined) onChange(file);
  };
  const dropZone = useFilesDropped({ isDisabled, onFiles: ([file]) => void choose(file) });

  const remove = () => {
    // The pressed button leaves with the photo, so focus moves on once it has.
    flushSync(() => onChange(null));
    root.current?.querySelector('button')?.focus();
  };

  return (
    <div ref={root} role="group" aria-label={label} className={styles.row} {...dropZone}>
      <Avatar name={name} id={id} src={chosen ?? src} size="large" />
      <div className={styles.about}>
        <div className={styles.actions}>
          <FileTrigger acceptedFileTypes={imageTypes.map((type) => `image/${type}`)} onSelect={(files) => void choose(files?.[0])}>
            <Button size="small" isDisabled={isDisabled} aria-describedby={problem ? problemId : undefined}>
              {value || src ? messages.avatarChange : messages.avatarChoose}
            </Button>
          </FileTrigger>
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
