'use client';
import { WarningCircle } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { type ReactNode, useContext } from 'react';
import { FieldError, FieldErrorContext } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import * as styles from './Field.css.ts';

export interface FieldHelpProps {
  description: ReactNode;
  /** The error that the app or the form knows; without it the field's own first one is shown. */
  error: ReactNode;
}

/** The line below a field: what is wrong, else the hint. */
export function FieldHelp({ description, error }: FieldHelpProps) {
  const validation = useContext(FieldErrorContext);
  const message = error ?? validation?.validationErrors[0];
  if (validation?.isInvalid && message !== undefined) {
    return (
      <FieldError className={styles.error}>
        <WarningCircle weight="fill" size={14} className={styles.errorIcon} />
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
