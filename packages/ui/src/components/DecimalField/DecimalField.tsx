'use client';
import { useMessages } from '../../messages/useMessages.ts';
import { FormattedTextField, type FormattedTextFieldProps } from '../TextField/FormattedTextField.tsx';
import { decimalText } from './decimalText.ts';
import { decimalRefusal } from './decimalRefusal.ts';
import { decimalFieldMessages } from './messages.ts';
import { readDecimal } from './readDecimal.ts';

export interface DecimalFieldProps extends FormattedTextFieldProps {
  /** The typed digits with one optional point: '42', '42.', '42.50'. Until the field loses the focus, commas and blanks are possible too. */
  value?: string;
  /** How many digits may follow the point: 2 for an amount of money. A longer text stays, and the field asks in words. @default any number */
  maxDecimals?: number;
}

/** A price or a measure: digits with one optional decimal point. It reads other texts as a number or refuses them in words. */
export function DecimalField({ maxDecimals, ...props }: DecimalFieldProps) {
  const messages = useMessages(decimalFieldMessages);
  const rules = {
    tidy: decimalText(maxDecimals),
    leave: (text: string) => readDecimal(text, maxDecimals),
    refusal: (text: string) => decimalRefusal(text, maxDecimals, messages),
  };
  return <FormattedTextField autoComplete="off" {...props} rules={rules} inputMode="decimal" />;
}
