'use client';
import { Banner } from '@valise/ui/Banner';
import { Card } from '@valise/ui/Card';
import { Form } from '@valise/ui/Form';
import { useMessages } from '@valise/ui/messages';
import { PasswordField } from '@valise/ui/PasswordField';
import type { Failure } from '../../kit/submit/failure.ts';
import { settingsMessages } from '../messages.ts';
import { SaveRow } from '../SaveRow/SaveRow.tsx';
import type { PasswordFields } from './passwordProblems.ts';
import * as styles from './ChangePassword.css.ts';

export interface ChangePasswordProps {
  /** The user's e-mail, which password managers store with the password. */
  email: string;
  /** The provider through which the user signed in. Such a user sets a first password, without an old one. */
  provider: string | null;
  fields: PasswordFields;
  onChange: (field: keyof PasswordFields, value: string) => void;
  /** Why the last attempt failed: in a banner, or at its fields. */
  failure?: Failure;
  /** @default false */
  isBusy?: boolean;
  onSave: () => void;
}

/** Replaces the password, or sets a first one. */
export function ChangePassword({ email, provider, fields, onChange, failure, isBusy, onSave }: ChangePasswordProps) {
  const messages = useMessages(settingsMessages);
  const title = provider === null ? messages.changePassword : messages.setPassword;
  return (
    <div className={styles.card}>
      <Card title={title}>
        <Form aria-label={title} errors={failure?.fields} comparedWith={{ newPassword: 'confirmPassword' }} onSubmit={onSave}>
          {provider !== null && <Banner>{messages.signedInWith({ provider })}</Banner>}
          <input hidden readOnly type="email" autoComplete="username" value={email} />
          {provider === null && (
            <PasswordField
              label={messages.oldPassword}
              name="oldPassword"
              isRequired
              autoComplete="current-password"
              value={fields.oldPassword}
              onChange={(value) => onChange('oldPassword', value)}
            />
          )}
          <PasswordField
            label={messages.newPassword}
            name="newPassword"
            isRequired
            autoComplete="new-password"
            value={fields.newPassword}
            onChange={(value) => onChange('newPassword', value)}
          />
          <PasswordField
            label={messages.confirmPassword}
            name="confirmPassword"
            isRequired
            autoComplete="new-password"
            value={fields.confirmPassword}
            onChange={(value) => onChange('confirmPassword', value)}
          />
          <SaveRow label={title} isBusy={isBusy} failure={failure} />
        </Form>
      </Card>
    </div>
  );
}
