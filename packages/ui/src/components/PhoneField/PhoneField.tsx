'use client';
import { useMessages } from '../../messages/useMessages.ts';
import { FormattedTextField, type FormattedTextFieldProps } from '../TextField/FormattedTextField.tsx';
import { phoneFieldMessages } from './messages.ts';
import { leftPhone, phoneText } from './phoneText.ts';

export interface PhoneFieldProps extends FormattedTextFieldProps {
  /** The number, for example '555-010-0142'. A number in another format is shown unchanged until it is edited. */
  value?: string;
}

/** A phone number of ten digits, formatted as ddd-ddd-dddd during typing. It refuses a longer number in words. */
export function PhoneField(props: PhoneFieldProps) {
  const messages = useMessages(phoneFieldMessages);
  const rules = { tidy: phoneText, leave: leftPhone, refusal: messages.phoneRefused };
  return <FormattedTextField autoComplete="tel-national" {...props} rules={rules} type="tel" inputMode="tel" />;
}
