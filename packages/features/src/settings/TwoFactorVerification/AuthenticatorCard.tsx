'use client';
import { Button } from '@valise/ui/Button';
import { Card } from '@valise/ui/Card';
import { ArrowsClockwise } from '@valise/ui/icons/ArrowsClockwise';
import { useMessages } from '@valise/ui/messages';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useOfflineReason } from '../../kit/connection/useOfflineReason.tsx';
import type { Failure } from '../../kit/submit/failure.ts';
import { FailureBanner } from '../../kit/submit/FailureBanner.tsx';
import { settingsMessages } from '../messages.ts';
import { AuthenticatorSetup, type AuthenticatorSetupProps } from './setup/AuthenticatorSetup.tsx';
import { RecoveryForm, type RecoveryFormProps } from './RecoveryForm.tsx';
import * as styles from './TwoFactorVerification.css.ts';

/** A request of one of the card's buttons. */
interface Attempt {
  isBusy?: boolean;
  /** Why the last attempt failed. */
  failure?: Failure;
}

export interface AuthenticatorCardProps {
  /** The server has an authenticator for this user. */
  hasSecret: boolean;
  /** The new setup; null until the user has made one here. */
  setup: AuthenticatorSetupProps['setup'] | null;
  /** The request that sets up an authenticator. @default no request */
  generating?: Attempt;
  onGenerate: () => void;
  /** The form for a recovery code is shown. @default false */
  isRecovering?: boolean;
  onRecoveringChange: (isRecovering: boolean) => void;
  /** The request that sends a recovery code. @default no request */
  recovering?: Attempt;
  onRecover: RecoveryFormProps['onRecover'];
}

/** The authenticator app: set it up, see the setup once, or replace it with a recovery code. */
export function AuthenticatorCard(props: AuthenticatorCardProps) {
  const { hasSecret, setup, generating, isRecovering = false, onRecoveringChange, recovering } = props;
  const messages = useMessages(settingsMessages);
  const offline = useOfflineReason();
  const recovery = useRef<HTMLButtonElement>(null);
  const setupRef = useRef<HTMLDivElement>(null);

  // The pressed button is removed when the setup arrives, so the focus moves to the setup.
  const previous = useRef(setup);
  useEffect(() => {
    if (setup !== null && setup !== previous.current) setupRef.current?.focus();
    previous.current = setup;
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
          <div className={styles.recoveryButton}>
            <Button
              ref={recovery}
              size="small"
              variant="ghost"
              icon={<ArrowsClockwise size={18} />}
              onPress={() => onRecoveringChange(true)}
            >
              {messages.recovery}
            </Button>
          </div>
        )
      }
    >
      <div className={styles.panel}>
        {isRecovering && (
          <RecoveryForm {...recovering} onRecover={props.onRecover} onCancel={cancel} />
        )}
        {!isRecovering && setup !== null && <AuthenticatorSetup ref={setupRef} setup={setup} />}
        {!isRecovering && setup === null && hasSecret && <p className={styles.line}>{messages.isSetUp}</p>}
        {!isRecovering && setup === null && !hasSecret && (
          <div className={styles.start}>
            <p className={styles.line}>{messages.notSetUp}</p>
            {offline?.line}
            <Button aria-describedby={offline?.id} isBusy={generating?.isBusy} busyLabel={messages.generating} onPress={props.onGenerate}>
              {messages.set}
            </Button>
            <div className={styles.alert}>
              <FailureBanner failure={generating?.failure} />
            </div>
          </div>
        )}
      </div>
    </Card>
  );
}
