'use client';
import { WarningCircleFill } from '../../../icons/WarningCircleFill.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import * as styles from '../Form.css.ts';
import { focusField } from './focusField.ts';
import type { SummaryLine } from './formErrors.ts';
import { formMessages } from '../messages.ts';

export interface ErrorSummaryProps {
  lines: readonly SummaryLine[];
  /** No field has been edited since the response. The summary is announced only then. */
  isNew: boolean;
}

/** Lists the fields in error, if there are several or an error belongs to no field. */
export function ErrorSummary({ lines, isNew }: ErrorSummaryProps) {
  const messages = useMessages(formMessages);
  return (
    <div className={styles.summary}>
      <WarningCircleFill size={20} className={styles.summaryIcon} />
      <div className={styles.summaryBody}>
        <p key={String(isNew)} role={isNew ? 'alert' : undefined} className={styles.summaryTitle}>
          {messages.formAttention({ count: lines.length })}
        </p>
        <ul className={styles.lines}>
          {lines.map(({ name, message, field }) => (
            <li key={name} className={field && styles.named}>
              {field === undefined ? (
                <span role={isNew ? 'alert' : undefined}>{message}</span>
              ) : (
                <a
                  className={styles.fieldLink}
                  href={`#${name}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(field);
                  }}
                >
                  {field.label ?? message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
