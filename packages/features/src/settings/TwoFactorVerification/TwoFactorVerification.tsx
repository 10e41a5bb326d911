'use client';
import type { FieldMessages, TwoFactorChoice } from '@valise/contract';
import { Card } from '@valise/ui/Card';
import { Form } from '@valise/ui/Form';
import { useMessages } from '@valise/ui/messages';
import { RadioGroup } from '@valise/ui/RadioGroup';
import { settingsMessages } from '../messages.ts';
import { SaveRow } from '../SaveRow/SaveRow.tsx';
import { isChoice } from '../twoFactorChoice.ts';
import { AuthenticatorCard, type AuthenticatorCardProps } from './AuthenticatorCard.tsx';
import * as styles from './TwoFactorVerification.css.ts';

export interface TwoFactorVerificationProps extends AuthenticatorCardProps {
  /** Where e-mail codes go. */
  email: string;
  /** The method that is chosen, saved or not. */
  method: TwoFactorChoice;
  onMethodChange: (method: TwoFactorChoice) => void;
  /** What is wrong with the `method`. A new object is a new answer. */
  errors?: FieldMessages;
  /** Why the last save failed, when the choice is not to blame. */
  problem?: string;
  /** @default false */
  isSaving?: boolean;
  onSave: () => void;
}

/** How somebody proves twice who they are. */
export function TwoFactorVerification(props: TwoFactorVerificationProps) {
  const { email, method, onMethodChange, errors, problem, isSaving, onSave, ...authenticator } = props;
  const messages = useMessages(settingsMessages);
  return (
    <div className={styles.columns}>
      <div className={styles.method}>
        <Card title={messages.method}>
          <Form aria-label={messages.method} errors={errors} onSubmit={onSave}>
            <RadioGroup
              label={messages.method}
              isLabelHidden
              name="method"
              variant="card"
              value={method}
              onChange={(value) => isChoice(value) && onMethodChange(value)}
              options={[
                { value: 'none', label: messages.none, description: messages.noneHint },
                { value: 'email', label: messages.emailOtp, description: messages.emailOtpHint({ email }) },
                { value: 'totp', label: messages.authenticatorApp, description: messages.authenticatorAppHint },
              ]}
            />
            <SaveRow isSaving={isSaving} problem={problem} />
          </Form>
        </Card>
      </div>
      {method === 'totp' && <AuthenticatorCard {...authenticator} />}
    </div>
  );
}
