'use client';
import { ArrowsClockwise } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { Banner } from '@valise/ui/Banner';
import { Button } from '@valise/ui/Button';
import { Card } from '@valise/ui/Card';
import { useMessages } from '@valise/ui/messages';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { settingsMessages } from '../messages.ts';
import { AuthenticatorSetup, type AuthenticatorSetupProps } from './AuthenticatorSetup.tsx';
import { RecoveryForm, type RecoveryFormProps } from './RecoveryForm.tsx';
import * as styles from './TwoFactorVerification.css.ts';

export interface AuthenticatorCardProps {
  /** An authenticator is set up on the server. */
  hasSecret: boolean;
  /** What was set up just now; null when nothing was. */
  setup: AuthenticatorSetupProps['setup'] | null;
  /** Why setting up failed. */
  setupProblem?: string;
  /** @default false */
  isGenerating?: boolean;
  onGenerate: () => void;
  /** The recovery code is being asked for. @default false */
  isRecovering?: boolean;
  onRecoveringChange: (isRecovering: boolean) => void;
  recoveryErrors?: RecoveryFormProps['errors'];
  /** @default false */
  isRegenerating?: boolean;
  onRecover: RecoveryFormProps['onRecover'];
}

/** The authenticator app: set up, shown once, or replaced with a recovery code. */
export function AuthenticatorCard(props: AuthenticatorCardProps) {
  const { hasSecret, setup, setupProblem, isGenerating, isRecovering = false, onRecoveringChange } = props;
  const messages = useMessages(settingsMessages);
  const recovery = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);

  // Whatever was pressed for a new setup leaves with it.
  const known = useRef(setup);
  useEffect(() => {
    if (setup !== null && setup !== known.current) place.current?.focus();
    known.current = setup;
  }, [setup]);

  function cancel() {
    flushSync(() => onRecoveringChange(false));
    recovery.current?.focus();
  }

  return (
    <Card
      title={messages.authenticatorApp}
      actions={
        hasSecret &&
        !isRecovering && (
          <Button
            ref={recovery}
            size="small"
            variant="ghost"
            icon={<ArrowsClockwise size={18} />}
            onPress={() => onRecoveringChange(true)}
          >
            {messages.recovery}
          </Button>
        )
      }
    >
      <div className={styles.panel}>
        {isRecovering && (
          <RecoveryForm errors={props.recoveryErrors} isBusy={props.isRegenerating} onRecover={props.onRecover} onCancel={cancel} />
        )}
        {!isRecovering && setup !== null && <AuthenticatorSetup ref={place} setup={setup} />}
        {!isRecovering && setup === null && hasSecret && <p className={styles.line}>{messages.isSetUp}</p>}
        {!isRecovering && setup === null && !hasSecret && (
          <div className={styles.start}>
            <p className={styles.line}>{messages.notSetUp}</p>
            <Button isBusy={isGenerating} busyLabel={messages.generating} onPress={props.onGenerate}>
              {messages.set}
            </Button>
            <div role="alert" className={styles.alert}>{setupProblem !== undefined && <Banner tone="critical">{setupProblem}</Banner>}</div>
          </div>
        )}
      </div>
    </Card>
  );
}
