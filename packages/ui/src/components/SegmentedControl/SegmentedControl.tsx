'use client';
import type { ReactNode } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import * as field from '../Field/styles/Field.css.ts';
import { FieldHelp } from '../Field/parts/FieldHelp.tsx';
import { FieldLabel } from '../Field/parts/FieldLabel.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useFormField } from '../Field/form/useFormField.ts';
import * as styles from './SegmentedControl.css.ts';

/** One option. */
export interface Segment {
  /** The value that is stored and submitted. */
  value: string;
  /** One or two words. */
  label: string;
  /** An icon before the label, 18 px. */
  icon?: ReactNode;
}

export interface SegmentedControlProps extends FieldProps {
  /** Two to four options. A string is both value and label. */
  options: readonly (string | Segment)[];
  /** The selected option's `value`. */
  value?: string;
  /** The initial value of an uncontrolled field. */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** The label is only for screen readers. @default false */
  isLabelHidden?: boolean;
  /** 40 px high, or 48 px as at sign-in. @default 'medium' */
  size?: 'medium' | 'large';
}

/** Two to four short options side by side, one of which is always selected. */
export function SegmentedControl({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  options,
  size,
  onChange,
  ...props
}: SegmentedControlProps) {
  const { root, error, onEdit } = useFormField({ name: props.name, label, errorMessage });
  const segments = options.map((option): Segment => (typeof option === 'string' ? { value: option, label: option } : option));
  return (
    <RadioGroup
      {...props}
      ref={root}
      aria-label={isLabelHidden ? label : undefined}
      orientation="horizontal"
      className={field.field}
      isInvalid={error !== undefined}
      onChange={(value) => {
        onEdit();
        onChange?.(value);
      }}
    >
      {!isLabelHidden && <FieldLabel>{label}</FieldLabel>}
      <div className={styles.track({ size })}>
        {segments.map(({ value, label, icon }) => (
          <RadioField key={value} value={value} className={styles.segment}>
            <RadioButton className={styles.face}>
              {icon}
              {label}
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldHelp description={description} error={error} />
    </RadioGroup>
  );
}
