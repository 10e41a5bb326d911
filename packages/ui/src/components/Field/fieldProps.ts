import type { ReactNode } from 'react';

/** The props of every field. */
export interface FieldProps {
  /** Names the field, in sentence case without a colon. */
  label: string;
  /** A hint below the field, replaced by an error. */
  description?: ReactNode;
  /** The error message. It takes precedence over the form's message for this field. */
  errorMessage?: ReactNode;
  /** The name under which the value is submitted and the form finds the field's errors. */
  name?: string;
  /** Announced with the field. @default false */
  isRequired?: boolean;
  /** The value can be read, focused and copied, but not changed. @default false */
  isReadOnly?: boolean;
  /** The field is skipped by Tab and not submitted. @default false */
  isDisabled?: boolean;
}
