'use client';
import type { ReactNode } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import * as field from '../Field/Field.css.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useFormField } from '../Field/useFormField.ts';
import * as styles from './SegmentedControl.css.ts';

/** One side of the choice. */
export interface Segment {
  /** What is kept and submitted. */
  value: string;
  /** In one or two words. */
  label: string;
  /** An icon before the words, 18 px. */
  icon?: ReactNode;
}

export interface SegmentedControlProps extends FieldProps {
  /** Two to four answers. A plain text is kept as it reads. */
  options: readonly (string | Segment)[];
  /** The chosen option's `value`. */
  value?: string;
  /** What is chosen at first, when the field keeps its own value. */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** The label is for those who listen alone. @default false */
  isLabelHidden?: boolean;
  /** 40 px high, or 48 px as at sign-in. @default 'medium' */
  size?: 'medium' | 'large';
}

/** One of two to four short answers, side by side, of which one always holds. */
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
