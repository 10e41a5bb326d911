'use client';
import { Button } from '@valise/ui/Button';
import { Form } from '@valise/ui/Form';
import { useMessages } from '@valise/ui/messages';
import { TextField } from '@valise/ui/TextField';
import { useEffect, useMemo, useRef } from 'react';
import { useOfflineReason } from '../../kit/connection/useOfflineReason.tsx';
import type { Failure } from '../../kit/submit/failure.ts';
import { settingsMessages } from '../messages.ts';
import * as styles from './TwoFactorVerification.css.ts';

export interface RecoveryFormProps {
  /** Why the last code was not accepted. All messages are shown at the field `code`, the only field. */
  failure?: Failure;
  /** @default false */
  isBusy?: boolean;
  onRecover: (code: string) => void;
  onCancel: () => void;
}

// A server may send the specified sentence again as the message of the field.
const messagesOf = ({ message, detail, fields = {} }: Failure): string[] => [
  ...new Set([message, detail, ...Object.values(fields).flat()].filter((text) => text !== undefined)),
];

/** Takes a recovery code in exchange for a new QR code. */
export function RecoveryForm({ failure, isBusy, onRecover, onCancel }: RecoveryFormProps) {
  const messages = useMessages(settingsMessages);
  const offline = useOfflineReason();
  const errors = useMemo(() => failure && { code: messagesOf(failure) }, [failure]);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={styles.recovery}>
      <Form
        aria-label={messages.recovery}
        errors={errors}
        onSubmit={(event) => onRecover(String(new FormData(event.currentTarget).get('code')).trim())}
      >
        <TextField
          ref={field}
          label={messages.recoveryCode}
          description={messages.recoveryHint}
          name="code"
          isRequired
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck="false"
        />
        {offline?.line}
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" aria-describedby={offline?.id} isBusy={isBusy} busyLabel={messages.regenerating}>
            {messages.regenerate}
          </Button>
          <Button isDisabled={isBusy} onPress={onCancel}>
            {messages.cancel}
          </Button>
        </div>
      </Form>
    </div>
  );
}
