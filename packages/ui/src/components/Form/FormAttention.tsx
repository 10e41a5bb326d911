'use client';
import { WarningCircle } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useContext } from 'react';
import { formMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FormErrorsContext } from '../Field/formFields.ts';
import * as styles from './Form.css.ts';

/** How many fields of the form around it are in error; nothing when none is. For a bar that stays in view. */
export function FormAttention() {
  const messages = useMessages(formMessages);
  const count = Object.keys(useContext(FormErrorsContext)).length;
  if (count === 0) return null;
  return (
    <span className={styles.attention}>
      <WarningCircle weight="fill" size={20} className={styles.attentionIcon} />
      {messages.formAttention({ count })}
    </span>
  );
}
