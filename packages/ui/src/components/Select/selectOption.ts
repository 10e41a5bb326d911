import type { ReactNode } from 'react';

export interface SelectOption {
  /** The value that is stored and submitted. */
  value: string;
  /** The label. */
  label: string;
  /** Shown instead of the label, for example a status badge that contains it. */
  content?: ReactNode;
  /** It is visible but cannot be selected. @default false */
  isDisabled?: boolean;
  /** Shows a stitched line above it. @default false */
  isSetApart?: boolean;
}

/** A string is both value and label. */
export function optionOf(option: string | SelectOption): SelectOption {
  return typeof option === 'string' ? { value: option, label: option } : option;
}
