'use client';
import { isWithoutNews, type ProfileChange, profileEndpoints, type User } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useState } from 'react';
import { useApi } from '../../kit/api/ApiProvider.tsx';
import { useSubmit } from '../../kit/submit/useSubmit.ts';
import { settingsMessages } from '../messages.ts';
import { useDirty } from '../useDirty.ts';
import { PersonalInformation } from './PersonalInformation.tsx';
import { editsBeside, type ProfileFields, storedFields } from './profileFields.ts';

export interface PersonalInformationContainerProps {
  /** The signed-in user. Fields that are not edited show its values. */
  user: User;
  /** The server's user, which replaces the stored one. */
  onUserChange: (user: User) => void;
  /** Whether leaving now would lose something. */
  onDirtyChange?: (isDirty: boolean) => void;
}

/** The user after an answer without one. The address of a new photo is not known, so the former one stays until the next sign-in. */
const changedUser = (user: User, { name, email, phone }: ProfileChange): User => ({ ...user, name, email, phone });

/** Changes the profile over the API. A failure raises no toast (spec 1.8); the form shows it. */
export function PersonalInformationContainer({ user, onUserChange, onDirtyChange }: PersonalInformationContainerProps) {
  const api = useApi();
  const messages = useMessages(settingsMessages);
  const [typed, setTyped] = useState<Partial<ProfileFields>>({});
  const [photo, setPhoto] = useState<File | null>(null);
  const [uploaded, setUploaded] = useState(0);

  const stored = storedFields(user);
  const edits = editsBeside(stored, typed);
  const fields = { ...stored, ...edits };
  useDirty(Object.keys(edits).length > 0 || photo !== null, onDirtyChange);

  const { submit, isBusy, failure } = useSubmit(
    (body: ProfileChange) => {
      setUploaded(0);
      return api.call(profileEndpoints.update, { body, onProgress: setUploaded }).catch((problem: unknown) => {
        if (!isWithoutNews(problem)) throw problem;
        return null;
      });
    },
    {
      fallback: messages.profileFailed,
      toasts: 'none',
      onDone: (changed, sent) => {
        onUserChange(changed ?? changedUser(user, sent));
        // Keeps edits that were made while the request was pending, because they are not saved yet.
        setTyped((current) => editsBeside(sent, current));
        setPhoto((current) => (current === (sent.profilePhoto ?? null) ? null : current));
        notify(messages.profileUpdated, { detail: changed === null && sent.profilePhoto !== undefined ? messages.photoLater : undefined });
      },
    },
  );

  return (
    <PersonalInformation
      userId={user.id}
      fields={fields}
      onChange={(field, value) => setTyped((current) => ({ ...current, [field]: value }))}
      photo={photo}
      onPhotoChange={setPhoto}
      photoSrc={user.profilePhoto}
      failure={failure}
      isBusy={isBusy}
      uploaded={uploaded}
      onSave={() => submit({ userId: user.id, ...fields, profilePhoto: photo ?? undefined })}
    />
  );
}
