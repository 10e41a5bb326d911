'use client';
import { DeviceMobile } from '@phosphor-icons/react/dist/csr/DeviceMobile';
import { EnvelopeSimple } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { ShieldCheck } from '@phosphor-icons/react/dist/csr/ShieldCheck';
import { type TwoFactorMethod, twoFactorMethods } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { Banner } from '@valise/ui/Banner';
import { Button } from '@valise/ui/Button';
import { type ErrorsBag, Form } from '@valise/ui/Form';
import { OtpField } from '@valise/ui/OtpField';
import { SegmentedControl } from '@valise/ui/SegmentedControl';
import { TextField } from '@valise/ui/TextField';
import { type FormEvent, useState } from 'react';
import { AuthHeading } from '../AuthHeading/AuthHeading.tsx';
import { AuthLayout } from '../AuthLayout/AuthLayout.tsx';
import { BackToLogin } from '../BackToLogin/BackToLogin.tsx';
import { accessMessages } from '../messages.ts';

export interface EnteredCode {
  method: TwoFactorMethod;
  /** Digits, as far as they were typed. */
  code: string;
}

export interface TwoFactorScreenProps {
  /** How the code may be had, the best way first. One is shown as text; when none is known, both are offered. */
  methods: readonly TwoFactorMethod[];
  onSubmit: (entered: EnteredCode) => void;
  /** The code is being verified. @default false */
  isBusy?: boolean;
  /** Why verifying failed as a whole. */
  error?: string;
  /** What is wrong with the code, under the name `code`. It stays in its field, marked. */
  fieldErrors?: ErrorsBag;
}

/** The second step of signing in: a code. */
export function TwoFactorScreen({ methods, onSubmit, isBusy = false, error, fieldErrors }: TwoFactorScreenProps) {
  const messages = useMessages(accessMessages);
  const offered = methods.length > 0 ? methods : twoFactorMethods;
  const [chosen, choose] = useState(offered[0] ?? 'totp');

  const labels = { totp: messages.totp, email: messages.emailOtp };
  const icons = { totp: <DeviceMobile size={18} aria-hidden="true" />, email: <EnvelopeSimple size={18} aria-hidden="true" /> };
  const details = { totp: messages.twoFactorTotp, email: messages.twoFactorEmail };
  const options = offered.map((value) => ({ value, label: labels[value], icon: icons[value] }));

  function submit(event: FormEvent<HTMLFormElement>) {
    onSubmit({ method: chosen, code: String(new FormData(event.currentTarget).get('code')) });
  }

  return (
    <AuthLayout>
      <AuthHeading title={messages.twoFactor} icon={<ShieldCheck size={24} />}>
        {offered.length > 1 ? messages.twoFactorEither : details[chosen]}
      </AuthHeading>
      <Form errors={fieldErrors} onSubmit={submit}>
        {error !== undefined && <Banner tone="critical">{error}</Banner>}
        {offered.length > 1 ? (
          <SegmentedControl
            label={messages.method}
            size="large"
            options={options}
            value={chosen}
            onChange={(value) => choose(offered.find((method) => method === value) ?? chosen)}
          />
        ) : (
          <TextField label={messages.method} size="large" isReadOnly value={labels[chosen]} />
        )}
        <OtpField label={messages.enterCode} name="code" />
        <Button type="submit" variant="primary" size="large" isFullWidth isBusy={isBusy} busyLabel={messages.verifying}>
          {messages.verify}
        </Button>
      </Form>
      <BackToLogin />
    </AuthLayout>
  );
}
