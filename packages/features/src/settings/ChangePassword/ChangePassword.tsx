'use client';
import type { FieldMessages } from '@valise/contract';
import { Banner } from '@valise/ui/Banner';
import { Card } from '@valise/ui/Card';
import { Form } from '@valise/ui/Form';
import { useMessages } from '@valise/ui/messages';
import { PasswordField } from '@valise/ui/PasswordField';
import { settingsMessages } from '../messages.ts';
import type { PasswordFields } from '../passwordProblems.ts';
import { SaveRow } from '../SaveRow/SaveRow.tsx';
import * as styles from './ChangePassword.css.ts';

export interface ChangePasswordProps {
  /** Whose password it is, for password managers. */
  email: string;
  /** The provider through which the user signed in: a first password is set, and no old one asked for. */
  provider: string | null;
  fields: PasswordFields;
  onChange: (field: keyof PasswordFields, value: string) => void;
  /** What is wrong with which field, under the wire's names. A new object is a new answer. */
  errors?: FieldMessages;
  /** Why the last attempt failed, when no field is to blame. */
  problem?: string;
  /** @default false */
  isSaving?: boolean;
  onSave: () => void;
}

/** A new password in place of the old one, or a first one. */
export function ChangePassword({ email, provider, fields, onChange, errors, problem, isSaving, onSave }: ChangePasswordProps) {
  const messages = useMessages(settingsMessages);
  const title = provider === null ? messages.changePassword : messages.setPassword;
  return (
    <div className={styles.card}>
      <Card title={title}>
        <Form aria-label={title} errors={errors} onSubmit={onSave}>
          {provider !== null && <Banner>{messages.signedInWith({ provider })}</Banner>}
          <input hidden readOnly type="email" autoComplete="username" value={email} />
          {provider === null && (
            <PasswordField
              label={messages.oldPassword}
              name="oldpassword"
              autoComplete="current-password"
              value={fields.oldPassword}
              onChange={(value) => onChange('oldPassword', value)}
            />
          )}
          <PasswordField
            label={messages.newPassword}
            name="newpassword"
            autoComplete="new-password"
            value={fields.newPassword}
            onChange={(value) => onChange('newPassword', value)}
          />
          <PasswordField
            label={messages.confirmPassword}
            name="confirmpassword"
            autoComplete="new-password"
            value={fields.confirmPassword}
            onChange={(value) => onChange('confirmPassword', value)}
          />
          <SaveRow label={title} isSaving={isSaving} problem={problem} />
        </Form>
      </Card>
    </div>
  );
}
