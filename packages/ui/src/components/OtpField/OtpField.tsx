'use client';
import { type MouseEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { fieldMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as field from '../Field/Field.css.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useFieldText } from '../Field/useFieldText.ts';
import { useFormField } from '../Field/useFormField.ts';
import { useFormReset } from '../Field/useFormReset.ts';
import { useTidiedText } from '../Field/useTidiedText.ts';
import { OtpCells } from './OtpCells.tsx';
import * as styles from './OtpField.css.ts';
import { otpLength, otpText } from './otpText.ts';

export interface OtpFieldProps extends FieldProps {
  /** The digits typed so far, at most six. */
  value?: string;
  /** The digits at first, when the field keeps its own. @default '' */
  defaultValue?: string;
  /** Called with the digits alone. Nothing is sent by itself when the sixth is typed. */
  onChange?: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A six-digit code that is sent or made by an app. One input, so that it can be pasted and filled in. */
export function OtpField({ label, description, errorMessage, value, defaultValue, onChange, ref, ...props }: OtpFieldProps) {
  const messages = useMessages(fieldMessages);
  const { root, error, onEdit } = useFormField({ name: props.name, label, errorMessage });
  const [code, setCode] = useFieldText({ value, defaultValue, onChange });
  const tidied = useTidiedText({ value: code, onChange: setCode }, otpText);
  const [marked, setMarked] = useState<[from: number, to: number] | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useFormReset(input, () => setCode(defaultValue ?? ''));

  // A wrong code stays and is marked, so that the next digit replaces it.
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

  // The text that is seen is not where the input has its own, so a click is led to the digit under it.
  function markDigit(event: MouseEvent<HTMLInputElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const under = Math.floor(((event.clientX - left) / width) * otpLength);
    const place = Math.max(0, Math.min(under, code.length));
    event.currentTarget.setSelectionRange(place, Math.min(place + 1, code.length));
  }

  const isDrawn = code !== '';
  return (
    <TextField
      {...props}
      ref={root}
      className={field.field}
      isInvalid={error !== undefined}
      value={code}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      onInput={tidied.onInput}
      onChange={(text) => {
        onEdit();
        tidied.onChange(text);
        mark();
      }}
      onSelect={mark}
      onBlur={() => setMarked(null)}
    >
      <Label className={field.label}>{label}</Label>
      <div className={isDrawn ? styles.seat : styles.edge}>
        {isDrawn && <OtpCells code={code} marked={marked} />}
        <Input
          ref={input}
          dir={isDrawn ? 'ltr' : undefined}
          className={`${field.input} ${isDrawn ? styles.unseen : ''}`}
          placeholder={messages.otpPlaceholder}
          onClick={isDrawn ? markDigit : undefined}
        />
      </div>
      <FieldHelp description={description} error={error} />
    </TextField>
  );
}
