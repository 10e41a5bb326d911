'use client';
import { AvatarUploader } from '@valise/ui/AvatarUploader';
import { Card } from '@valise/ui/Card';
import { Form, MessageList } from '@valise/ui/Form';
import { useMessages } from '@valise/ui/messages';
import { PhoneField } from '@valise/ui/PhoneField';
import { TextField } from '@valise/ui/TextField';
import { useMemo } from 'react';
import type { Failure } from '../../kit/submit/failure.ts';
import { useUploadLimits } from '../../kit/uploads/UploadLimits.tsx';
import { settingsMessages } from '../messages.ts';
import { SaveRow } from '../SaveRow/SaveRow.tsx';
import type { ProfileFields } from './profileFields.ts';
import * as styles from './PersonalInformation.css.ts';

export interface PersonalInformationProps {
  /** The id of the user whose profile this is. */
  userId: string;
  fields: ProfileFields;
  onChange: (field: keyof ProfileFields, value: string) => void;
  /** The newly chosen photo; null keeps the server's. */
  photo: File | null;
  onPhotoChange: (photo: File | null) => void;
  /** The address of the server's photo; null without one. */
  photoSrc: string | null;
  /** Why the last save failed: in a banner, or at a field. `profilePhoto` is the field of the photo. */
  failure?: Failure;
  /** @default false */
  isBusy?: boolean;
  /** Share of the upload that was sent, 0 to 1. @default 0 */
  uploaded?: number;
  onSave: () => void;
}

/** Name, e-mail, phone and photo. */
export function PersonalInformation(props: PersonalInformationProps) {
  const { userId, fields, onChange, photo, onPhotoChange, photoSrc, failure, isBusy = false, uploaded = 0, onSave } = props;
  const messages = useMessages(settingsMessages);
  const { maxPictureMb } = useUploadLimits();
  // The uploader shows the photo's messages itself, so the form leaves them out.
  const { errors, photoMessages } = useMemo(() => {
    const { profilePhoto, ...errors } = failure?.fields ?? {};
    return { errors, photoMessages: profilePhoto };
  }, [failure]);
  return (
    <div className={styles.card}>
      <Card title={messages.personalInformation}>
        <Form aria-label={messages.personalInformation} errors={errors} onSubmit={onSave}>
          <div className={styles.photo}>
            <p className={styles.photoLabel}>{messages.photo}</p>
            <AvatarUploader
              label={messages.photo}
              name={fields.name}
              id={userId}
              src={photoSrc}
              value={photo}
              onChange={onPhotoChange}
              errorMessage={photoMessages && <MessageList messages={photoMessages} />}
              maxMegabytes={maxPictureMb}
              isDisabled={isBusy}
            />
            <p className={styles.photoHint}>{messages.photoHint({ megabytes: maxPictureMb })}</p>
          </div>
          <div className={styles.fields}>
            <TextField
              label={messages.name}
              name="name"
              autoComplete="name"
              value={fields.name}
              onChange={(value) => onChange('name', value)}
            />
            <TextField
              label={messages.email}
              name="email"
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck="false"
              value={fields.email}
              onChange={(value) => onChange('email', value)}
            />
            <PhoneField label={messages.phone} name="phone" value={fields.phone} onChange={(value) => onChange('phone', value)} />
          </div>
          <SaveRow isBusy={isBusy} uploaded={photo === null ? undefined : uploaded} failure={failure} />
        </Form>
      </Card>
    </div>
  );
}
