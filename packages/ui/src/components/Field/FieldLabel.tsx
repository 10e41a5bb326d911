'use client';
import { Label } from 'react-aria-components/Label';
import { formMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './Field.css.ts';

export interface FieldLabelProps {
  children: string;
  isRequired?: boolean;
}

/** The label of a control that cannot itself say that it is required, so its name does. */
export function FieldLabel({ children, isRequired = false }: FieldLabelProps) {
  const messages = useMessages(formMessages);
  return (
    <Label className={styles.label}>
      {children}
      {isRequired && <span className={styles.hiddenText}>{messages.fieldRequired}</span>}
    </Label>
  );
}
