'use client';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Check } from '../../icons/Check.tsx';
import { Link as LinkIcon } from '../../icons/Link.tsx';
import { PlayFill } from '../../icons/PlayFill.tsx';
import { Plus } from '../../icons/Plus.tsx';
import { X } from '../../icons/X.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { PressButton } from '../Button/press/PressButton.tsx';
import { ErrorLine } from '../Field/parts/ErrorLine.tsx';
import { field, label as fieldLabel } from '../Field/styles/Field.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { fileNameOf } from '../ImageUploader/UploadImage.ts';
import { useFileChoice } from '../ImageUploader/files/useFileChoice.tsx';
import { useFileDrop } from '../ImageUploader/files/useFileDrop.ts';
import { TextField } from '../TextField/TextField.tsx';
import { checkVideo } from './files/checkVideo.ts';
import { fileSize } from './files/fileSize.ts';
import { imageUploaderMessages } from '../ImageUploader/messages.ts';
import { videoUploaderMessages } from './messages.ts';
import * as styles from './VideoUploader.css.ts';

/** A video file or a video's URL; an empty URL means no video. */
export type UploadVideo = { readonly file: File } | { readonly url: string };

export interface VideoUploaderProps {
  /** Names the group, for example 'Product Video'. */
  label: string;
  value: UploadVideo;
  /** Called with the new video. A chosen file clears the URL, and a typed URL clears the file. */
  onChange: (value: UploadVideo) => void;
  /** The URL of the saved video. While it is the value, a kept video is shown instead of a URL. */
  savedUrl?: string;
  /** The name of the URL field, under which a form finds its errors. */
  urlName?: string;
  /** The server's error message for the file. */
  errorMessage?: ReactNode;
  /** The most megabytes of a file. @default 100 */
  maxMegabytes?: number;
  /** @default false */
  isDisabled?: boolean;
}

const videoTypes = ['video/mp4', 'video/quicktime', 'video/x-msvideo', '.avi'];

/** One video: a file, MP4, MOV or AVI by content, or its address. */
export function VideoUploader({ label, value, onChange, savedUrl = '', urlName, errorMessage, maxMegabytes = 100, isDisabled = false }: VideoUploaderProps) {
  const messages = useMessages(videoUploaderMessages);
  const imageMessages = useMessages(imageUploaderMessages);
  const { locale } = useLocale();
  const [refusal, setRefusal] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const labelId = useId();
  const problemId = useId();

  const file = 'file' in value ? value.file : undefined;
  const isKept = 'url' in value && value.url !== '' && value.url === savedUrl;
  const shown = file ? { name: file.name, size: fileSize(file.size, locale) } : isKept ? { name: fileNameOf(savedUrl) ?? savedUrl } : undefined;
  const problem = refusal ?? errorMessage;

  /** The pressed button is removed, so the button in its place takes the focus. */
  const change = (next: UploadVideo, part: 'choose' | 'remove') => {
    const hadFocus = root.current?.querySelector('button:focus') !== null;
    flushSync(() => onChange(next));
    if (hadFocus) root.current?.querySelector<HTMLButtonElement>(`[data-part="${part}"]`)?.focus();
  };

  const remove = () => {
    setRefusal(undefined);
    change({ url: '' }, 'choose');
  };

  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const reason = await checkVideo(chosen, maxMegabytes);
    const reasons = {
      empty: imageMessages.imageRefusedEmpty,
      type: messages.videoRefusedType,
      size: imageMessages.imageRefusedSize({ megabytes: maxMegabytes }),
      unreadable: imageMessages.imageRefusedUnreadable,
    };
    setRefusal(reason && imageMessages.imageRefused({ name: chosen.name, reason: reasons[reason] }));
    if (reason === undefined) change({ file: chosen }, 'remove');
  };
  const [openFiles, fileInput] = useFileChoice({ accept: videoTypes, onChoose: ([chosen]) => void choose(chosen) });
  const dropZone = useFileDrop({ isDisabled, onFiles: ([dropped]) => void choose(dropped) });

  return (
    <div ref={root} role="group" aria-label={label} className={styles.box} {...dropZone}>
      <div className={styles.columns}>
        <div className={field}>
          <span id={labelId} className={fieldLabel}>
            {messages.videoFile}
          </span>
          {shown ? (
            <div className={styles.file}>
              <span aria-hidden="true" className={styles.play}>
                <PlayFill size={18} />
              </span>
              <span className={styles.about}>
                <span className={styles.name} title={isKept ? savedUrl : shown.name}>
                  {shown.name}
                </span>
                {isKept ? (
                  <span className={styles.kept}>
                    <Check size={12} />
                    {imageMessages.imageKept}
                  </span>
                ) : (
                  <span className={styles.size}>{shown.size}</span>
                )}
              </span>
              <IconButton
                data-part="remove"
                label={imageMessages.imageRemove({ name: shown.name })}
                aria-describedby={problem ? problemId : undefined}
                isDisabled={isDisabled}
                onPress={remove}
              >
                <X size={18} />
              </IconButton>
            </div>
          ) : (
            <>
              <PressButton
                data-part="choose"
                aria-describedby={problem ? `${labelId} ${problemId}` : labelId}
                isDisabled={isDisabled}
                className={styles.choose}
                onPress={openFiles}
              >
                <Plus size={18} />
                {messages.videoChoose}
              </PressButton>
              {fileInput}
            </>
          )}
          <ErrorLine id={problemId}>{problem}</ErrorLine>
        </div>
        <span className={styles.or}>{messages.videoOr}</span>
        <div className={styles.address}>
          <TextField
            label={messages.videoUrl}
            name={urlName}
            type="url"
            inputMode="url"
            autoCapitalize="none"
            placeholder="https://"
            icon={<LinkIcon size={18} />}
            value={'url' in value && !isKept ? value.url : ''}
            isDisabled={isDisabled || shown !== undefined}
            onChange={(url) => {
              setRefusal(undefined);
              onChange({ url });
            }}
          />
        </div>
      </div>
    </div>
  );
}
