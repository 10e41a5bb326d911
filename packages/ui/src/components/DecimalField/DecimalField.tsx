'use client';
import { useMessages } from '../../messages/useMessages.ts';
import { FormattedTextField, type FormattedTextFieldProps } from '../TextField/FormattedTextField.tsx';
import { decimalText } from './decimalText.ts';
import { decimalFieldMessages } from './messages.ts';
import { readDecimal } from './readDecimal.ts';

export interface DecimalFieldProps extends FormattedTextFieldProps {
  /** The typed digits with one optional point: '42', '42.', '42.50'. Until the field loses the focus, commas and blanks are possible too. */
  value?: string;
}

/** A price or a measure: digits with one optional decimal point. It reads other texts as a number or refuses them in words. */
export function DecimalField(props: DecimalFieldProps) {
  const messages = useMessages(decimalFieldMessages);
  const rules = { tidy: decimalText, leave: readDecimal, refusal: messages.decimalRefused };
  return <FormattedTextField autoComplete="off" {...props} rules={rules} inputMode="decimal" />;
}
