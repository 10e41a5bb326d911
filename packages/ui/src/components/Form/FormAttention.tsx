'use client';
import { useContext } from 'react';
import { WarningCircleFill } from '../../icons/WarningCircleFill.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { FormErrorsContext } from '../Field/form/formFields.ts';
import * as styles from './Form.css.ts';
import { formMessages } from './messages.ts';

/** How many fields of the form around it are in error; nothing when none is. For a sticky bar. */
export function FormAttention() {
  const messages = useMessages(formMessages);
  const count = Object.keys(useContext(FormErrorsContext)).length;
  if (count === 0) return null;
  return (
    <span className={styles.attention}>
      <WarningCircleFill size={20} className={styles.attentionIcon} />
      {messages.formAttention({ count })}
    </span>
  );
}
