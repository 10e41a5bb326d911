'use client';
import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import * as field from '../Field/styles/Field.css.ts';
import { FieldHelp } from '../Field/parts/FieldHelp.tsx';
import { useFormField } from '../Field/form/useFormField.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps
  extends Omit<
    SwitchFieldProps,
    'children' | 'className' | 'style' | 'render' | 'ref' | 'inputRef' | 'slot' | 'isInvalid' | 'validationBehavior'
  > {
  /** The label, which is part of the target. */
  children: string;
  /** A hint below the label, replaced by an error. */
  description?: ReactNode;
  /** The error message. It takes precedence over the form's message for this field. */
  errorMessage?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Turns a setting on or off immediately. */
export function Switch({ children, description, errorMessage, ref, onChange, ...props }: SwitchProps) {
  const { root, error, onEdit } = useFormField({ name: props.name, label: children, errorMessage });
  return (
    <SwitchField
      {...props}
      validationBehavior="aria"
      ref={root}
      inputRef={ref}
      className={field.field}
      isInvalid={error !== undefined}
      onChange={(isSelected) => {
        onEdit();
        onChange?.(isSelected);
      }}
    >
      <SwitchButton className={styles.row}>
        <span aria-hidden="true" className={styles.track}>
          <span className={styles.thumb} />
        </span>
        {children}
      </SwitchButton>
      <div className={styles.help}>
        <FieldHelp description={description} error={error} />
      </div>
    </SwitchField>
  );
}
