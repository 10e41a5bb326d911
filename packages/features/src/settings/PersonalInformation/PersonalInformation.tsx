'use client';
import type { FieldMessages } from '@valise/contract';
import { AvatarUploader } from '@valise/ui/AvatarUploader';
import { Card } from '@valise/ui/Card';
import { Form } from '@valise/ui/Form';
import { useMessages } from '@valise/ui/messages';
import { PhoneField } from '@valise/ui/PhoneField';
import { TextField } from '@valise/ui/TextField';
import { useMemo } from 'react';
import { settingsMessages } from '../messages.ts';
import type { ProfileFields } from '../profileFields.ts';
import { SaveRow } from '../SaveRow/SaveRow.tsx';
import * as styles from './PersonalInformation.css.ts';

/** The wire's name of the photo, under which the server says what is wrong with it. */
const PHOTO = 'profile_photo';

export interface PersonalInformationProps {
  /** Whose profile it is. */
  userId: string;
  fields: ProfileFields;
  onChange: (field: keyof ProfileFields, value: string) => void;
  /** A photo chosen just now; null leaves the server's. */
  photo: File | null;
  onPhotoChange: (photo: File | null) => void;
  /** The address of the photo that the server has. */
  photoSrc: string | null;
  /** What the server says is wrong with which field, under the wire's names. A new object is a new answer. */
  errors?: FieldMessages;
  /** Why the last save failed. */
  problem?: string;
  /** @default false */
  isSaving?: boolean;
  /** Share of the upload that has left, 0 to 1. @default 0 */
  uploaded?: number;
  onSave: () => void;
}

const noErrors: FieldMessages = {};

/** Who somebody is: name, e-mail, phone and face. */
export function PersonalInformation(props: PersonalInformationProps) {
  const { userId, fields, onChange, photo, onPhotoChange, photoSrc, errors = noErrors, problem, isSaving = false, uploaded = 0, onSave } = props;
  const messages = useMessages(settingsMessages);
  // The photo says what is wrong with it itself, so the form does not repeat it.
  const fieldErrors = useMemo(() => Object.fromEntries(Object.entries(errors).filter(([name]) => name !== PHOTO)), [errors]);
  return (
    <div className={styles.card}>
      <Card title={messages.personalInformation}>
        <Form aria-label={messages.personalInformation} errors={fieldErrors} onSubmit={onSave}>
          <div className={styles.photo}>
            <p className={styles.photoLabel}>{messages.photo}</p>
            <AvatarUploader
              label={messages.photo}
              name={fields.name}
              id={userId}
              src={photoSrc}
              value={photo}
              onChange={onPhotoChange}
              errorMessage={errors[PHOTO]?.[0]}
              isDisabled={isSaving}
            />
            <p className={styles.photoHint}>{messages.photoHint}</p>
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
          <SaveRow isSaving={isSaving} uploaded={photo === null ? undefined : uploaded} problem={problem} />
        </Form>
      </Card>
    </div>
  );
}
