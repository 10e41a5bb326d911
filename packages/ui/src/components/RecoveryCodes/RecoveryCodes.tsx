'use client';
import { copyMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import * as styles from './RecoveryCodes.css.ts';

export interface RecoveryCodesProps {
  /** In the order the server gave them. */
  codes: readonly string[];
}

/** Codes to be written down, with a button that copies them all, one in a line. */
export function RecoveryCodes({ codes }: RecoveryCodesProps) {
  const messages = useMessages(copyMessages);
  return (
    <div className={styles.box}>
      <ol className={styles.list} aria-label={messages.recoveryCodes}>
        {codes.map((code, index) => (
          <li key={code} className={styles.row}>
            <span aria-hidden="true" className={styles.place}>
              {index + 1}
            </span>
            <span className={styles.code}>{code}</span>
          </li>
        ))}
      </ol>
      <CopyButton text={codes.join('\n')} label={messages.recoveryCopy} />
    </div>
  );
}
