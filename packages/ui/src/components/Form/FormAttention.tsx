'use client';
import { WarningCircleFill } from '../../icons/WarningCircleFill.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './Form.css.ts';
import { formMessages } from './messages.ts';
import { useFormErrors } from './useFormErrors.ts';

export interface FormAttentionProps {
  /** Hides the icon, for a place beside a failure that has one. @default false */
  isBare?: boolean;
}

/** The number of fields in error in the form around it, as a link to the first one; nothing without errors. For a sticky bar. */
export function FormAttention({ isBare = false }: FormAttentionProps) {
  const messages = useMessages(formMessages);
  const { names, focusFirst } = useFormErrors();
  if (names.length === 0) return null;
  return (
    <span className={styles.attention}>
      {!isBare && <WarningCircleFill size={20} className={styles.attentionIcon} />}
      <a
        className={styles.fieldLink}
        href={`#${names[0]}`}
        onClick={(event) => {
          event.preventDefault();
          focusFirst(names);
        }}
      >
        {messages.formAttention({ count: names.length })}
      </a>
    </span>
  );
}
