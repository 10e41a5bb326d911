'use client';
import { useMessages } from '../../messages/useMessages.ts';
import { FormattedTextField, type FormattedTextFieldProps } from '../TextField/FormattedTextField.tsx';
import { decimalText } from './decimalText.ts';
import { decimalFieldMessages } from './messages.ts';
import { readDecimal } from './readDecimal.ts';

export interface DecimalFieldProps extends FormattedTextFieldProps {
  /** Digits with one optional point as typed: '42', '42.', '42.50'. Until the field is left it may also hold commas and blanks. */
  value?: string;
}

/** A price or a measure: digits with one optional decimal point. Other texts are read as a number or refused in words. */
export function DecimalField(props: DecimalFieldProps) {
  const messages = useMessages(decimalFieldMessages);
  const rules = { tidy: decimalText, leave: readDecimal, refusal: messages.decimalRefused };
  return <FormattedTextField autoComplete="off" {...props} rules={rules} inputMode="decimal" />;
}
