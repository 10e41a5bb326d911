'use client';
import { Button } from '@valise/ui/Button';
import { type ErrorsBag, Form } from '@valise/ui/Form';
import { useMessages } from '@valise/ui/messages';
import { TextField } from '@valise/ui/TextField';
import { useEffect, useRef } from 'react';
import { settingsMessages } from '../messages.ts';
import * as styles from './TwoFactorVerification.css.ts';

export interface RecoveryFormProps {
  /** What is wrong with the `code`. A new object is a new answer. */
  errors?: ErrorsBag;
  /** @default false */
  isBusy?: boolean;
  onRecover: (code: string) => void;
  onCancel: () => void;
}

/** Asks for a recovery code in exchange for a new QR code. */
export function RecoveryForm({ errors, isBusy, onRecover, onCancel }: RecoveryFormProps) {
  const messages = useMessages(settingsMessages);
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
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck="false"
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={messages.regenerating}>
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
