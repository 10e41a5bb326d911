'use client';
import { DownloadSimple } from '../../icons/DownloadSimple.tsx';
import { Printer } from '../../icons/Printer.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { recoveryCodesMessages } from './messages.ts';
import * as styles from './RecoveryCodes.css.ts';
import { saveText } from '../../saveText.ts';

export interface RecoveryCodesProps {
  /** The codes in the server's order. */
  codes: readonly string[];
  /** The name of the downloaded file. @default 'recovery-codes.txt' */
  fileName?: string;
}

/** Recovery codes, one per line, with buttons to copy, download and print them. */
export function RecoveryCodes({ codes, fileName = 'recovery-codes.txt' }: RecoveryCodesProps) {
  const messages = useMessages(recoveryCodesMessages);
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
      <div className={styles.buttons}>
        <CopyButton size="small" text={codes.join('\n')} label={messages.recoveryCopy} />
        <Button size="small" icon={<DownloadSimple size={18} />} onPress={() => saveText(fileName, `${codes.join('\n')}\n`)}>
          {messages.recoveryDownload}
        </Button>
        <Button size="small" icon={<Printer size={18} />} onPress={() => window.print()}>
          {messages.recoveryPrint}
        </Button>
      </div>
    </div>
  );
}
