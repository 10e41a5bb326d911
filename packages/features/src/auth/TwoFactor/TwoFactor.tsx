'use client';
import { type TwoFactorMethod, twoFactorMethods } from '@valise/contract';
import { DeviceMobile } from '@valise/ui/icons/DeviceMobile';
import { EnvelopeSimple } from '@valise/ui/icons/EnvelopeSimple';
import { ShieldCheck } from '@valise/ui/icons/ShieldCheck';
import { useMessages } from '@valise/ui/messages';
import { Button } from '@valise/ui/Button';
import { Form } from '@valise/ui/Form';
import { OtpField } from '@valise/ui/OtpField';
import { SegmentedControl } from '@valise/ui/SegmentedControl';
import { TextField } from '@valise/ui/TextField';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FailureBanner } from '../../kit/submit/FailureBanner.tsx';
import type { Failure } from '../../kit/submit/failure.ts';
import { AuthHeading } from '../AuthHeading/AuthHeading.tsx';
import { AuthLayout } from '../AuthLayout/AuthLayout.tsx';
import { BackToLogin } from '../BackToLogin/BackToLogin.tsx';
import { accessMessages } from '../messages.ts';

export interface EnteredCode {
  method: TwoFactorMethod;
  /** The digits typed so far. */
  code: string;
}

export interface TwoFactorProps {
  /** The offered methods, the preferred one first. A single method is read-only; an empty list offers both. */
  methods: readonly TwoFactorMethod[];
  /** Digits that were typed before the screen opened; the field starts with them. @default '' */
  typedCode?: string;
  onSubmit: (entered: EnteredCode) => void;
  /** The code is being verified. @default false */
  isBusy?: boolean;
  /** Why verifying failed: in a banner, or at the field `code`, which keeps the code. */
  failure?: Failure;
}

/** The second step of signing in: a code. Its field has the focus. */
export function TwoFactor({ methods, typedCode = '', onSubmit, isBusy = false, failure }: TwoFactorProps) {
  const messages = useMessages(accessMessages);
  const offered = methods.length > 0 ? methods : twoFactorMethods;
  const [chosen, choose] = useState(offered[0] ?? 'totp');
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { value } = code.current ?? { value: '' };
    code.current?.focus();
    code.current?.setSelectionRange(value.length, value.length);
  }, []);

  const labels = { totp: messages.totp, email: messages.emailOtp };
  const icons = { totp: <DeviceMobile size={18} />, email: <EnvelopeSimple size={18} /> };
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
      <Form errors={failure?.fields} onSubmit={submit}>
        <FailureBanner failure={failure} />
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
        <OtpField ref={code} label={messages.enterCode} name="code" isRequired defaultValue={typedCode} />
        <Button type="submit" variant="primary" size="large" isFullWidth isBusy={isBusy} busyLabel={messages.verifying}>
          {messages.verify}
        </Button>
      </Form>
      <BackToLogin />
    </AuthLayout>
  );
}
