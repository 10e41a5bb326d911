'use client';
import { type ReactNode, use } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import * as field from '../Field/styles/Field.css.ts';
import { FieldHelp } from '../Field/parts/FieldHelp.tsx';
import { FieldLabel } from '../Field/parts/FieldLabel.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { DescribedByContext } from '../Field/form/DescribedByContext.ts';
import { useFormField } from '../Field/form/useFormField.ts';
import * as styles from './SegmentedControl.css.ts';

/** One option. */
export interface Segment {
  /** The value that is stored and submitted. */
  value: string;
  /** The label, one or two words. */
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
  /** Called when the user selects another option. */
  onChange?: (value: string) => void;
  /** The label is only for screen readers. @default false */
  isLabelHidden?: boolean;
  /** 40 px high, or 48 px for sign-in. @default 'medium' */
  size?: 'medium' | 'large';
}

/** Two to four short options side by side, one of which is always selected. */
export function SegmentedControl({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  options,
  size = 'medium',
  onChange,
  ...props
}: SegmentedControlProps) {
  const { root, error, onEdit } = useFormField({ name: props.name, label, errorMessage });
  const outside = use(DescribedByContext);
  return (
    <RadioGroup
      {...props}
      ref={root}
      validationBehavior="aria"
      orientation="horizontal"
      aria-label={isLabelHidden ? label : undefined}
      aria-describedby={outside}
      className={field.field}
      isInvalid={error !== undefined}
      onChange={(value) => {
        onEdit();
        onChange?.(value);
      }}
    >
      {!isLabelHidden && <FieldLabel>{label}</FieldLabel>}
      <div role="presentation" className={styles.tracks[size]}>
        {options.map((option) => {
          const { value, label, icon }: Segment = typeof option === 'string' ? { value: option, label: option } : option;
          return (
            <Radio key={value} value={value} aria-describedby={outside} className={styles.segment}>
              {icon}
              {label}
            </Radio>
          );
        })}
      </div>
      <FieldHelp description={description} error={error} />
    </RadioGroup>
  );
}
