'use client';
import { type HTMLInputTypeAttribute, type ReactNode, useId } from 'react';
import { FieldBox } from '../Field/parts/FieldBox.tsx';
import * as styles from '../Field/styles/Field.css.ts';
import { InputField, type TextProps } from '../Field/text/InputField.tsx';
import type { Refused } from '../Field/text/useFormattedText.ts';

export interface TextFieldProps extends TextProps {
  /** The kind of text, which chooses the touch keyboard. It does not validate. @default 'text' */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'password' | 'tel' | 'url'>;
  /** 40 px high, or 48 px for sign-in. @default 'medium' */
  size?: 'medium' | 'large';
  /** An icon before the text, 18 px. */
  icon?: ReactNode;
  /** Shown before the text, for example '$'. A text also describes the field. */
  prefix?: ReactNode;
  /** Shown after the text, for example a unit. A text also describes the field. */
  suffix?: ReactNode;
  /** A refused change, reported below the field until a change is accepted. */
  refused?: Refused;
}

/** One line of text. A native input: React Aria's field has ten times the code and adds only the ids that connect input and lines. */
export function TextField({ type = 'text', size, icon, prefix, suffix, ...props }: TextFieldProps) {
  const id = useId();
  const prefixId = typeof prefix === 'string' ? `${id}prefix` : undefined;
  const suffixId = typeof suffix === 'string' ? `${id}suffix` : undefined;
  const describedBy = [prefixId, suffixId, props['aria-describedby']].filter(Boolean).join(' ') || undefined;
  return (
    <InputField {...props} aria-describedby={describedBy}>
      {(input) => (
        <FieldBox size={size}>
          {icon !== undefined && <span className={styles.beside}>{icon}</span>}
          {prefix !== undefined && <span id={prefixId} className={styles.beside}>{prefix}</span>}
          <input {...input} type={type} className={styles.input} />
          {suffix !== undefined && <span id={suffixId} className={styles.beside}>{suffix}</span>}
        </FieldBox>
      )}
    </InputField>
  );
}
