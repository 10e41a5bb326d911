'use client';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { FieldBox } from '../Field/parts/FieldBox.tsx';
import * as styles from '../Field/styles/Field.css.ts';
import { InputField, type TextProps } from '../Field/text/InputField.tsx';
import type { Refused } from '../Field/text/useFormattedText.ts';

export interface TextFieldProps extends TextProps {
  /** What is typed, which chooses the touch keyboard. Nothing is checked by it. @default 'text' */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'password' | 'tel' | 'url'>;
  /** 40 px high, or 48 px as at sign-in. @default 'medium' */
  size?: 'medium' | 'large';
  /** An icon before the text, 18 px. */
  icon?: ReactNode;
  /** Shown before the text, for example '$'. */
  prefix?: ReactNode;
  /** Shown after the text, for example a unit. */
  suffix?: ReactNode;
  /** Changes that the field did not accept, below it until the next one that it accepts. */
  refused?: Refused;
}

/** One line of text. A native input, because React Aria's field takes ten times as much code and adds only the ids that connect it with its lines. */
export function TextField({ type = 'text', size, icon, prefix, suffix, ...props }: TextFieldProps) {
  return (
    <InputField {...props}>
      {(input) => (
        <FieldBox size={size}>
          {icon !== undefined && <span className={styles.beside}>{icon}</span>}
          {prefix !== undefined && <span className={styles.beside}>{prefix}</span>}
          <input {...input} type={type} className={styles.input} />
          {suffix !== undefined && <span className={styles.beside}>{suffix}</span>}
        </FieldBox>
      )}
    </InputField>
  );
}
