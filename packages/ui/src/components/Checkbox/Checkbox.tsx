'use client';
import { Check } from '@phosphor-icons/react/dist/csr/Check';
import { Minus } from '@phosphor-icons/react/dist/csr/Minus';
import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import * as field from '../Field/Field.css.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { useFormField } from '../Field/useFormField.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps
  extends Omit<
    CheckboxFieldProps,
    'children' | 'className' | 'style' | 'render' | 'ref' | 'inputRef' | 'slot' | 'isInvalid' | 'validationBehavior'
  > {
  /** The label, which is part of the target. Without one, `aria-label` names the checkbox. */
  children?: ReactNode;
  /** A hint below the label. An error takes its place. */
  description?: ReactNode;
  /** What is wrong, in words. Wins over what the form around the field says about it. */
  errorMessage?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Something that is so or not. `isIndeterminate` shows that it is so for a part only. */
export function Checkbox({ children, description, errorMessage, ref, onChange, ...props }: CheckboxProps) {
  const label = typeof children === 'string' ? children : undefined;
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
              {isIndeterminate ? <Minus weight="bold" size={12} /> : isSelected && <Check weight="bold" size={12} />}
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
