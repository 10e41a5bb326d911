'use client';
import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { CheckBold } from '../../icons/CheckBold.tsx';
import { MinusBold } from '../../icons/MinusBold.tsx';
import * as field from '../Field/styles/Field.css.ts';
import { FieldHelp } from '../Field/parts/FieldHelp.tsx';
import { useFormField } from '../Field/form/useFormField.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps
  extends Omit<
    CheckboxFieldProps,
    'children' | 'className' | 'style' | 'render' | 'ref' | 'inputRef' | 'slot' | 'isInvalid' | 'validationBehavior'
  > {
  /** The label, which is part of the target. Without one, `aria-label` names the checkbox. */
  children?: ReactNode;
  /** A hint below the label, replaced by an error. */
  description?: ReactNode;
  /** The error message. It takes precedence over the form's message for this field. */
  errorMessage?: ReactNode;
  /** Names it in a form's summary of errors. @default the label */
  summaryLabel?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A yes or no choice. `isIndeterminate` shows that it applies to some items only. */
export function Checkbox({ children, description, errorMessage, summaryLabel, ref, onChange, ...props }: CheckboxProps) {
  const label = summaryLabel ?? (typeof children === 'string' ? children : undefined);
  const { root, error, onEdit } = useFormField({ name: props.name, label, errorMessage });
  return (
    <CheckboxField
      {...props}
      ref={root}
      inputRef={ref}
      className={field.field}
      isInvalid={error !== undefined}
      onChange={(isSelected) => {
        onEdit();
        onChange?.(isSelected);
      }}
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <CheckboxButton className={styles.row}>
            <span aria-hidden="true" className={styles.mark}>
              {isIndeterminate ? <MinusBold size={12} /> : isSelected && <CheckBold size={12} />}
            </span>
            {children}
          </CheckboxButton>
          <div className={styles.help}>
            <FieldHelp description={description} error={error} />
          </div>
        </>
      )}
    </CheckboxField>
  );
}
