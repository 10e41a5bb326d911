'use client';
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import * as field from '../Field/Field.css.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useFormField } from '../Field/useFormField.ts';
import * as styles from './RadioGroup.css.ts';

/** One answer of a group. */
export interface RadioOption {
  /** What is kept and submitted. */
  value: string;
  /** The answer in words. */
  label: string;
  /** What choosing it means. */
  description?: string;
  /** It can be seen, not chosen. @default false */
  isDisabled?: boolean;
}

export interface RadioGroupProps extends FieldProps {
  options: readonly RadioOption[];
  /** The chosen option's `value`; null while nothing is chosen. */
  value?: string | null;
  /** What is chosen at first, when the field keeps its own value. */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** The label is for those who listen alone, where a heading says what is chosen here. @default false */
  isLabelHidden?: boolean;
  /** `card` gives each answer an edge and makes all of it the target. @default 'plain' */
  variant?: 'plain' | 'card';
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
}

/** One answer of a few, all of which are seen. */
export function RadioGroup({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  options,
  variant,
  onChange,
  ...props
}: RadioGroupProps) {
  const { root, error, onEdit } = useFormField({ name: props.name, label, errorMessage });
  return (
    <AriaRadioGroup
      {...props}
      ref={root}
      aria-label={isLabelHidden ? label : undefined}
      className={field.field}
      isInvalid={error !== undefined}
      onChange={(value) => {
        onEdit();
        onChange?.(value);
      }}
    >
      {!isLabelHidden && <FieldLabel>{label}</FieldLabel>}
      <div className={styles.radios({ orientation: props.orientation })}>
        {options.map((option) => (
          <RadioField key={option.value} value={option.value} isDisabled={option.isDisabled} className={styles.radio({ variant })}>
            <RadioButton className={styles.row({ variant })}>
              <span aria-hidden="true" className={styles.mark({ variant })} />
              {option.label}
            </RadioButton>
            {option.description !== undefined && (
              <Text slot="description" className={styles.hint({ variant })}>
                {option.description}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
      <FieldHelp description={description} error={error} />
    </AriaRadioGroup>
  );
}
