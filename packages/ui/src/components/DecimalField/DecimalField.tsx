'use client';
import { useFormattedText } from '../Field/text/useFormattedText.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { decimalText } from './decimalText.ts';

export interface DecimalFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'onInput' | 'autoCapitalize'> {
  /** Digits with one optional point, exactly as typed: '42', '42.', '42.50'. */
  value?: string;
}

/** A price or a measure: digits with one optional decimal point. Other characters are ignored. */
export function DecimalField(props: DecimalFieldProps) {
  return <TextField autoComplete="off" {...props} {...useFormattedText(props, decimalText)} inputMode="decimal" />;
}
