'use client';
import { Label } from 'react-aria-components/Label';
import { useMessages } from '../../../messages/useMessages.ts';
import * as styles from '../styles/Field.css.ts';
import { fieldMessages } from '../messages.ts';

export interface FieldLabelProps {
  children: string;
  /** @default false */
  isRequired?: boolean;
}

/** The label of a control without `aria-required`: 'required' is part of its name. */
export function FieldLabel({ children, isRequired = false }: FieldLabelProps) {
  const messages = useMessages(fieldMessages);
  return (
    <Label className={styles.label}>
      {children}
      {isRequired && <span className={styles.hiddenText}>{messages.fieldRequired}</span>}
    </Label>
  );
}
