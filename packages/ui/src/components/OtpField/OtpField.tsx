'use client';
import { type MouseEvent, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import * as field from '../Field/styles/Field.css.ts';
import { useControlledText } from '../Field/text/useControlledText.ts';
import { useFieldError } from '../Field/form/useFormField.ts';
import { useFormReset } from '../Field/form/useFormReset.ts';
import { InputField, type TextProps } from '../Field/text/InputField.tsx';
import { useFormattedText } from '../Field/text/useFormattedText.ts';
import { otpFieldMessages } from './messages.ts';
import { OtpCells } from './OtpCells.tsx';
import * as styles from './OtpField.css.ts';
import { otpLength, otpText } from './otpText.ts';

export interface OtpFieldProps extends FieldProps, Pick<TextProps, 'ref'> {
  /** The digits typed so far, at most six. */
  value?: string;
  /** The initial digits of an uncontrolled field. @default '' */
  defaultValue?: string;
  /** Called with the digits. The form is not submitted automatically after the sixth. */
  onChange?: (value: string) => void;
}

/** A six-digit one-time code. A single input, so that it can be pasted and autofilled. */
export function OtpField({ value, defaultValue, onChange, ref, ...props }: OtpFieldProps) {
  const messages = useMessages(otpFieldMessages);
  const error = useFieldError(props);
  const [code, setCode] = useControlledText({ value, defaultValue, onChange });
  const { leave, forgetRefusal, refused, ...formatted } = useFormattedText({ value: code, onChange: setCode }, { tidy: otpText, refusal: messages.otpRefused });
  const [marked, setMarked] = useState<[from: number, to: number] | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useFormReset(input, forgetRefusal);

  // A wrong code stays and is selected, so that the next digit replaces it.
  const known = useRef(error);
  useEffect(() => {
    if (error !== undefined && error !== known.current) {
      input.current?.focus();
      input.current?.select();
    }
    known.current = error;
  }, [error]);

  function mark() {
    const { selectionStart, selectionEnd } = input.current ?? {};
    setMarked([selectionStart ?? 0, selectionEnd ?? 0]);
  }

  // The input's text is not where the cells are, so a click places the caret at the digit under the pointer.
  function markDigit(event: MouseEvent<HTMLInputElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const under = Math.floor(((event.clientX - left) / width) * otpLength);
    const place = Math.max(0, Math.min(under, code.length));
    event.currentTarget.setSelectionRange(place, Math.min(place + 1, code.length));
  }

  const isDrawn = code !== '';
  return (
    <InputField
      {...props}
      ref={input}
      value={code}
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder={messages.otpPlaceholder}
      refused={refused}
      {...formatted}
      onChange={(text) => {
        formatted.onChange(text);
        mark();
      }}
      onSelect={mark}
      onBlur={() => {
        setMarked(null);
        if (input.current !== null) leave(input.current);
      }}
    >
      {(attributes) => (
        <div className={isDrawn ? styles.seat : styles.edge}>
          {isDrawn && <OtpCells code={code} marked={marked} />}
          <input
            {...attributes}
            type="text"
            dir={isDrawn ? 'ltr' : undefined}
            className={`${field.input} ${isDrawn ? styles.unseen : ''}`}
            onClick={isDrawn ? markDigit : undefined}
          />
        </div>
      )}
    </InputField>
  );
}
