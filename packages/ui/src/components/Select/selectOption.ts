import type { ReactNode } from 'react';

/** One answer of a Select. */
export interface SelectOption {
  /** What is kept and submitted. */
  value: string;
  /** The answer in words. */
  label: string;
  /** Drawn in place of the words, for example a status pill that holds them. */
  content?: ReactNode;
  /** It can be seen, not chosen. @default false */
  isDisabled?: boolean;
  /** A stitch stands above it. @default false */
  isSetApart?: boolean;
}

/** A plain text is an answer that is kept as it reads. */
export function optionOf(option: string | SelectOption): SelectOption {
  return typeof option === 'string' ? { value: option, label: option } : option;
}
