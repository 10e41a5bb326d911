'use client';
import { type ReactNode, useContext } from 'react';
import { FieldError, FieldErrorContext } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { WarningCircleFill } from '../../../icons/WarningCircleFill.tsx';
import * as styles from '../styles/Field.css.ts';

export interface FieldHelpProps {
  description: ReactNode;
  /** The app's or the form's error message. @default the field's own first error */
  error: ReactNode;
}

/** The line below a field: the error message, or else the hint. */
export function FieldHelp({ description, error }: FieldHelpProps) {
  const validation = useContext(FieldErrorContext);
  const message = error ?? validation?.validationErrors[0];
  if (validation?.isInvalid && message !== undefined) {
    return (
      <FieldError className={styles.error}>
        <WarningCircleFill size={14} className={styles.errorIcon} />
        <span>{message}</span>
      </FieldError>
    );
  }
  if (description === undefined) return null;
  return (
    <Text slot="description" className={styles.description}>
      {description}
    </Text>
  );
}
