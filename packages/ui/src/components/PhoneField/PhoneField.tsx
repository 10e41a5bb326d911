'use client';
import { useFormattedText } from '../Field/text/useFormattedText.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { phoneText } from './phoneText.ts';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'onInput' | 'maxLength' | 'autoCapitalize'> {
  /** As '555-010-0142'. A number in another format is shown unchanged until it is edited. */
  value?: string;
}

/** A phone number, formatted as ddd-ddd-dddd during typing. At most ten digits. */
export function PhoneField(props: PhoneFieldProps) {
  return <TextField autoComplete="tel-national" {...props} {...useFormattedText(props, phoneText)} type="tel" inputMode="tel" />;
}
