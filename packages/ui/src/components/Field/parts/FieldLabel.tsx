'use client';
import { Label } from 'react-aria-components/Label';
import { useMessages } from '../../../messages/useMessages.ts';
import * as styles from '../styles/Field.css.ts';
import { fieldMessages } from '../messages.ts';

export interface FieldLabelProps {
  children: string;
  isRequired?: boolean;
  /** For the `aria-labelledby` of a control that is no field of React Aria. */
  id?: string;
  /** What a press does then, such as focusing the control. */
  onPress?: () => void;
}

/** The label of a control without `aria-required`: 'required' is part of its name. */
export function FieldLabel({ children, isRequired = false, id, onPress }: FieldLabelProps) {
  const messages = useMessages(fieldMessages);
  const required = isRequired && <span className={styles.hiddenText}>{messages.fieldRequired}</span>;
  if (id === undefined) {
    return (
      <Label className={styles.label}>
        {children}
        {required}
      </Label>
    );
  }
  return (
    <span id={id} role="presentation" className={styles.label} onClick={onPress}>
      {children}
      {required}
    </span>
  );
}
