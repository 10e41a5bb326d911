'use client';
import type { User } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useState } from 'react';
import { type FormFailure, formFailure } from '../../shared/formFailure.ts';
import { useOnce } from '../../shared/useOnce.ts';
import { useProblemText } from '../../shared/useProblemText.ts';
import { settingsMessages } from '../messages.ts';
import { editsBeside, type ProfileFields, storedFields } from '../profileFields.ts';
import { useDirty } from '../useDirty.ts';
import { useUpdateProfile } from '../useUpdateProfile.ts';
import { PersonalInformation } from './PersonalInformation.tsx';

export interface PersonalInformationContainerProps {
  /** Who is signed in. What is not edited here follows it. */
  user: User;
  /** The user as the server has it now takes the place of the stored one. */
  onUserChange: (user: User) => void;
  /** Whether leaving now would lose something. */
  onDirtyChange?: (isDirty: boolean) => void;
}

/** Changes the profile over the API. A failure raises no toast; the form says so and keeps what was typed. */
export function PersonalInformationContainer({ user, onUserChange, onDirtyChange }: PersonalInformationContainerProps) {
  const messages = useMessages(settingsMessages);
  const textOf = useProblemText();
  const updateProfile = useUpdateProfile();
  const [typed, setTyped] = useState<Partial<ProfileFields>>({});
  const [photo, setPhoto] = useState<File | null>(null);
  const [failure, setFailure] = useState<FormFailure>({});
  const [uploaded, setUploaded] = useState(0);

  const stored = storedFields(user);
  const edits = editsBeside(stored, typed);
  const fields = { ...stored, ...edits };
  useDirty(Object.keys(edits).length > 0 || photo !== null, onDirtyChange);

  const { run: save, isBusy } = useOnce(async () => {
    setFailure({});
    setUploaded(0);
    try {
      const changed = await updateProfile({ userId: user.id, ...fields, profilePhoto: photo ?? undefined }, setUploaded);
      onUserChange(changed);
    } catch (problem) {
      setFailure(formFailure(problem, textOf(problem, messages.profileFailed)).shown);
      return;
    }
    // What was typed while the answer was on its way is still to be saved.
    setTyped((now) => editsBeside(fields, now));
    setPhoto((now) => (now === photo ? null : now));
    notify(messages.profileUpdated);
  });

  return (
    <PersonalInformation
      userId={user.id}
      fields={fields}
      onChange={(field, value) => setTyped((now) => ({ ...now, [field]: value }))}
      photo={photo}
      onPhotoChange={setPhoto}
      photoSrc={user.profilePhoto}
      errors={failure.fieldErrors}
      problem={failure.error}
      isSaving={isBusy}
      uploaded={uploaded}
      onSave={() => void save()}
    />
  );
}
