'use client';
import type { Ref } from 'react';
import { Label } from 'react-aria-components/Label';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as styles from '../Field/styles/Field.css.ts';
import { FieldBox } from '../Field/parts/FieldBox.tsx';
import { FieldHelp } from '../Field/parts/FieldHelp.tsx';
import { useFormField } from '../Field/form/useFormField.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { area } from './TextArea.css.ts';

export interface TextAreaProps
  extends Omit<TextFieldProps, 'ref' | 'type' | 'pattern' | 'size' | 'icon' | 'prefix' | 'suffix' | 'autoCapitalize'> {
  /** Visible lines before the text scrolls; the field can be resized. @default 3 */
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text field with several lines. */
export function TextArea({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  placeholder,
  rows = 3,
  ref,
  onChange,
  ...props
}: TextAreaProps) {
  const { root, error, onEdit } = useFormField({ name: props.name, label, errorMessage });
  return (
    <AriaTextField
      {...props}
      aria-label={isLabelHidden ? label : undefined}
      ref={root}
      className={styles.field}
      isInvalid={error !== undefined}
      onChange={(value) => {
        onEdit();
        onChange?.(value);
      }}
    >
      {!isLabelHidden && <Label className={styles.label}>{label}</Label>}
      <FieldBox>
        <AriaTextArea ref={ref} rows={rows} placeholder={placeholder} className={`${styles.input} ${area}`} />
      </FieldBox>
      <FieldHelp description={description} error={error} />
    </AriaTextField>
  );
}
