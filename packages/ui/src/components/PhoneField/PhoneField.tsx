'use client';
import { useTidiedText } from '../Field/useTidiedText.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { phoneText } from './phoneText.ts';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'onInput' | 'maxLength' | 'autoCapitalize'> {
  /** As '555-010-0142'. A number of another form is shown as it is until it is edited. */
  value?: string;
}

/** A phone number, written as ddd-ddd-dddd while it is typed. At most ten digits. */
export function PhoneField(props: PhoneFieldProps) {
  return <TextField autoComplete="tel-national" {...props} {...useTidiedText(props, phoneText)} type="tel" inputMode="tel" />;
}
