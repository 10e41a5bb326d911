'use client';
import { useImperativeHandle, useRef } from 'react';
import { useFormReset } from '../Field/form/useFormReset.ts';
import { type TextRules, useFormattedText } from '../Field/text/useFormattedText.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** The props of a field whose text follows rules. */
export type FormattedTextFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'refused' | 'onInput' | 'onCompositionStart' | 'onCompositionEnd'
>;

interface Props extends FormattedTextFieldProps, Pick<TextFieldProps, 'type' | 'inputMode'> {
  rules: TextRules;
}

/** A text field that formats typed, pasted and filled-in text, and explains its refusals. */
export function FormattedTextField({ rules, ref, onBlur, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const { leave, forgetRefusal, ...text } = useFormattedText(props, rules);
  useFormReset(input, forgetRefusal);
  return (
    <TextField
      {...props}
      {...text}
      ref={input}
      onBlur={(event) => {
        if (input.current !== null) leave(input.current);
        onBlur?.(event);
      }}
    />
  );
}
