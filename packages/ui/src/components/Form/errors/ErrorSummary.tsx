'use client';
import { WarningCircleFill } from '../../../icons/WarningCircleFill.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import * as styles from '../Form.css.ts';
import { focusField } from './focusField.ts';
import type { SummaryLine } from './formErrors.ts';
import { formMessages } from '../messages.ts';

/** Lists all errors when several fields are in error or an error belongs to no field. */
export function ErrorSummary({ lines }: { lines: readonly SummaryLine[] }) {
  const messages = useMessages(formMessages);
  return (
    <div className={styles.summary}>
      <WarningCircleFill size={20} className={styles.summaryIcon} />
      <div className={styles.summaryBody}>
        <p role="alert" className={styles.summaryTitle}>{messages.formAttention({ count: lines.length })}</p>
        <ul className={styles.lines}>
          {lines.map(({ name, message, field }) => (
            <li key={name} className={styles.line}>
              {field === undefined ? (
                message
              ) : (
                <a
                  className={styles.fieldLink}
                  href={`#${name}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(field);
                  }}
                >
                  {field.label === undefined ? message : messages.formErrorOf({ label: field.label, message })}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
