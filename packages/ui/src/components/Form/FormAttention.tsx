'use client';
import { WarningCircleFill } from '../../icons/WarningCircleFill.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './Form.css.ts';
import { formMessages } from './messages.ts';
import { useFormErrors } from './useFormErrors.ts';

export interface FormAttentionProps {
  /** Without the icon, where a failure beside it has one. @default false */
  isBare?: boolean;
}

/** How many fields of the form around it are in error, as a link to the first of them; nothing when none is. For a sticky bar. */
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
