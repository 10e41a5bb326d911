import type { ReactNode } from 'react';

/** What every field of the library has. */
export interface FieldProps {
  /** Names the field, in sentence case without a colon. */
  label: string;
  /** A hint below the field. An error takes its place. */
  description?: ReactNode;
  /** What is wrong, in words. Wins over what the form around the field says about it. */
  errorMessage?: ReactNode;
  /** Under which the value is submitted, and under which a form finds the field's errors. */
  name?: string;
  /** Announced with the field. @default false */
  isRequired?: boolean;
  /** The value can be read, focused and copied, not changed. @default false */
  isReadOnly?: boolean;
  /** The field takes no part: it is skipped by Tab and not submitted. @default false */
  isDisabled?: boolean;
}
