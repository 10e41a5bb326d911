'use client';
import type { TwoFactorSetup } from '@valise/contract';
import { CopyButton } from '@valise/ui/CopyButton';
import { useMessages } from '@valise/ui/messages';
import { QrCode } from '@valise/ui/QrCode';
import { RecoveryCodes } from '@valise/ui/RecoveryCodes';
import type { Ref } from 'react';
import { settingsMessages } from '../../messages.ts';
import { qrPicture, setupKey } from './qrPicture.ts';
import * as styles from '../TwoFactorVerification.css.ts';

export interface AuthenticatorSetupProps {
  setup: Pick<TwoFactorSetup, 'qr' | 'recoveryCodes'>;
  /** Gets the focus when a new setup arrives. */
  ref?: Ref<HTMLDivElement>;
}

/** The QR code and key for an authenticator app, and the recovery codes. Shown once and never stored. */
export function AuthenticatorSetup({ setup: { qr, recoveryCodes }, ref }: AuthenticatorSetupProps) {
  const messages = useMessages(settingsMessages);
  const key = setupKey(qr);
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={messages.setup} className={styles.setup}>
      <div className={styles.scan}>
        <QrCode {...qrPicture(qr)} alt={messages.qrAlt} />
        <ol className={styles.steps}>
          {[messages.stepOpen, messages.stepScan, messages.stepKeep].map((step, index) => (
            <li key={step} className={styles.step}>
              <span aria-hidden="true" className={styles.number}>
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </div>
      {key !== null && (
        <div className={styles.keyRow}>
          <span className={styles.keyLabel}>{messages.setupKey}</span>
          <span className={styles.key}>{key}</span>
          <CopyButton size="small" text={key} label={messages.copyKey} />
        </div>
      )}
      {recoveryCodes.length > 0 && (
        <>
          <hr className={styles.stitch} />
          <div className={styles.codes}>
            <div className={styles.codesHead}>
              <h3 className={styles.codesTitle}>{messages.recoveryCodes}</h3>
              <p className={styles.once}>{messages.worksOnce}</p>
            </div>
            <RecoveryCodes codes={recoveryCodes} fileName="valise-recovery-codes.txt" />
          </div>
        </>
      )}
    </div>
  );
}
