'use client';
import { type ReactNode, type Ref, useId } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import * as styles from '../Field/styles/Field.css.ts';
import { FieldBox } from '../Field/parts/FieldBox.tsx';
import { FieldHelp } from '../Field/parts/FieldHelp.tsx';
import { RefusalLine } from '../Field/parts/RefusalLine.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useFormField } from '../Field/form/useFormField.ts';
import type { Refused } from '../Field/text/useFormattedText.ts';

export interface TextFieldProps
  extends FieldProps,
    Omit<AriaTextFieldProps, keyof FieldProps | 'children' | 'className' | 'style' | 'render' | 'ref' | 'slot' | 'isInvalid' | 'validationBehavior'> {
  /** The label is only for screen readers, where the context makes it clear. @default false */
  isLabelHidden?: boolean;
  /** 40 px high, or 48 px as at sign-in. @default 'medium' */
  size?: 'medium' | 'large';
  /** An icon before the text, 18 px. */
  icon?: ReactNode;
  /** Shown before the text, for example '$'. */
  prefix?: ReactNode;
  /** Shown after the text, for example a unit. */
  suffix?: ReactNode;
  /** An example of what to type, never the label. */
  placeholder?: string;
  /** Whether touch keyboards start with a capital letter. */
  autoCapitalize?: 'none' | 'sentences';
  /** Changes that the field did not accept, below it until the next one that it accepts. */
  refused?: Refused;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  size,
  icon,
  prefix,
  suffix,
  placeholder,
  autoCapitalize,
  refused,
  ref,
  onChange,
  ...props
}: TextFieldProps) {
  const { root, error, onEdit } = useFormField({ name: props.name, label, errorMessage });
  const refusalId = useId();
  return (
    <AriaTextField
      {...props}
      aria-label={isLabelHidden ? label : undefined}
      aria-describedby={refused && refusalId}
      ref={root}
      className={styles.field}
      isInvalid={error !== undefined}
      onChange={(value) => {
        onEdit();
        onChange?.(value);
      }}
    >
      {!isLabelHidden && <Label className={styles.label}>{label}</Label>}
      <FieldBox size={size}>
        {icon !== undefined && <span className={styles.beside}>{icon}</span>}
        {prefix !== undefined && <span className={styles.beside}>{prefix}</span>}
        <Input ref={ref} className={styles.input} placeholder={placeholder} autoCapitalize={autoCapitalize} />
        {suffix !== undefined && <span className={styles.beside}>{suffix}</span>}
      </FieldBox>
      <FieldHelp description={description} error={error} />
      <RefusalLine id={refusalId} refused={refused} />
    </AriaTextField>
  );
}
