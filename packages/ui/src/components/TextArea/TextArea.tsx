'use client';
import { FieldBox } from '../Field/parts/FieldBox.tsx';
import * as styles from '../Field/styles/Field.css.ts';
import { InputField, type TextProps } from '../Field/text/InputField.tsx';
import { area } from './TextArea.css.ts';

export interface TextAreaProps extends TextProps<HTMLTextAreaElement> {
  /** The number of visible lines before the text scrolls; the user can resize the field. @default 3 */
  rows?: number;
}

/** A text field with several lines. */
export function TextArea({ rows = 3, ...props }: TextAreaProps) {
  return (
    <InputField {...props}>
      {(input) => (
        <FieldBox>
          <textarea {...input} rows={rows} className={`${styles.input} ${area}`} />
        </FieldBox>
      )}
    </InputField>
  );
}
