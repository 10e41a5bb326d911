'use client';
import { Link as LinkIcon } from '@phosphor-icons/react/dist/csr/Link';
import { Play } from '@phosphor-icons/react/dist/csr/Play';
import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import { X } from '@phosphor-icons/react/dist/csr/X';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useLocale } from 'react-aria-components/I18nProvider';
import { uploadMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ErrorLine } from '../Field/ErrorLine.tsx';
import { field, label as fieldLabel } from '../Field/Field.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useFilesDropped } from '../ImageUploader/useFilesDropped.ts';
import { TextField } from '../TextField/TextField.tsx';
import { checkVideo } from './checkVideo.ts';
import { fileSize } from './fileSize.ts';
import * as styles from './VideoUploader.css.ts';

/** A video from this machine, or the address of one; an empty address is no video. */
export type UploadVideo = { readonly file: File } | { readonly url: string };

export interface VideoUploaderProps {
  /** Names the group, for example 'Product Video'. */
  label: string;
  value: UploadVideo;
  /** Choosing a file leaves the address behind; typing an address, the file. */
  onChange: (value: UploadVideo) => void;
  /** The name of the address field, by which a form's errors find it. */
  urlName?: string;
  /** What the server says is wrong with the file. */
  errorMessage?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

/** One video: a file, MP4, MOV or AVI by content and up to 100 MB, or its address. */
export function VideoUploader({ label, value, onChange, urlName, errorMessage, isDisabled = false }: VideoUploaderProps) {
  const messages = useMessages(uploadMessages);
  const { locale } = useLocale();
  const [refusal, setRefusal] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const labelId = useId();
  const problemId = useId();

  const file = 'file' in value ? value.file : undefined;
  const problem = refusal ?? errorMessage;

  /** The pressed button leaves with what it changed, so focus moves on to the one that takes its place. */
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
    const reason = await checkVideo(chosen);
    const said = { type: messages.videoRefusedType, size: messages.videoRefusedSize, unreadable: messages.imageRefusedUnreadable };
    setRefusal(reason && messages.imageRefused({ name: chosen.name, reason: said[reason] }));
    if (reason === undefined) change({ file: chosen }, 'remove');
  };
  const dropZone = useFilesDropped({ isDisabled, onFiles: ([dropped]) => void choose(dropped) });

  return (
    <div ref={root} role="group" aria-label={label} className={styles.box} {...dropZone}>
      <div className={styles.columns}>
        <div className={field}>
          <span id={labelId} className={fieldLabel}>
            {messages.videoFile}
          </span>
          {file ? (
            <div className={styles.file}>
              <span aria-hidden="true" className={styles.play}>
                <Play size={18} weight="fill" />
              </span>
              <span className={styles.about}>
                <span className={styles.name} title={file.name}>
                  {file.name}
                </span>
                <span className={styles.size}>{fileSize(file.size, locale)}</span>
              </span>
              <IconButton
                data-part="remove"
                label={messages.imageRemove({ name: file.name })}
                aria-describedby={problem ? problemId : undefined}
                isDisabled={isDisabled}
                onPress={remove}
              >
                <X size={18} />
              </IconButton>
            </div>
          ) : (
            <FileTrigger
              acceptedFileTypes={['video/mp4', 'video/quicktime', 'video/x-msvideo', '.avi']}
              onSelect={(files) => void choose(files?.[0])}
            >
              <Button
                data-part="choose"
                aria-describedby={problem ? `${labelId} ${problemId}` : labelId}
                isDisabled={isDisabled}
                className={styles.choose}
              >
                <Plus size={18} />
                {messages.videoChoose}
              </Button>
            </FileTrigger>
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
            value={'url' in value ? value.url : ''}
            isDisabled={isDisabled || file !== undefined}
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
