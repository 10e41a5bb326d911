'use client';
import type { TwoFactorChoice } from '@valise/contract';
import { Card } from '@valise/ui/Card';
import { Form } from '@valise/ui/Form';
import { useMessages } from '@valise/ui/messages';
import { RadioGroup } from '@valise/ui/RadioGroup';
import type { Failure } from '../../kit/submit/failure.ts';
import { settingsMessages } from '../messages.ts';
import { SaveRow } from '../SaveRow/SaveRow.tsx';
import { AuthenticatorCard, type AuthenticatorCardProps } from './AuthenticatorCard.tsx';
import { isChoice } from './twoFactorChoice.ts';
import * as styles from './TwoFactorVerification.css.ts';

export interface TwoFactorVerificationProps extends AuthenticatorCardProps {
  /** The address to which codes are mailed. */
  email: string;
  /** The chosen method, saved or not. */
  method: TwoFactorChoice;
  onMethodChange: (method: TwoFactorChoice) => void;
  /** Why the last save failed: in a banner, or at the field `method`. */
  failure?: Failure;
  /** The choice is being saved. @default false */
  isBusy?: boolean;
  onSave: () => void;
}

/** Chooses the second factor and sets it up. */
export function TwoFactorVerification(props: TwoFactorVerificationProps) {
  const { email, method, onMethodChange, failure, isBusy, onSave, ...authenticator } = props;
  const messages = useMessages(settingsMessages);
  return (
    <div className={styles.columns}>
      <div className={styles.method}>
        <Card title={messages.method}>
          <Form aria-label={messages.method} errors={failure?.fields} onSubmit={onSave}>
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
            <SaveRow isBusy={isBusy} failure={failure} />
          </Form>
        </Card>
      </div>
      {method === 'totp' && <AuthenticatorCard {...authenticator} />}
    </div>
  );
}
