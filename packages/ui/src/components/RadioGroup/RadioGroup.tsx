'use client';
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import * as field from '../Field/styles/Field.css.ts';
import { FieldHelp } from '../Field/parts/FieldHelp.tsx';
import { FieldLabel } from '../Field/parts/FieldLabel.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useFormField } from '../Field/form/useFormField.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption {
  /** The value that is stored and submitted. */
  value: string;
  /** The label. */
  label: string;
  /** Explains the option. */
  description?: string;
  /** It is visible but cannot be selected. @default false */
  isDisabled?: boolean;
}

export interface RadioGroupProps extends FieldProps {
  /** The options in order. */
  options: readonly RadioOption[];
  /** The selected option's `value`; null for no selection. */
  value?: string | null;
  /** The initial value of an uncontrolled field. */
  defaultValue?: string;
  /** Called when the user selects an option. */
  onChange?: (value: string) => void;
  /** The label is only for screen readers, because a heading has the same text. @default false */
  isLabelHidden?: boolean;
  /** `card` gives each option an edge and makes all of it the target. @default 'plain' */
  variant?: 'plain' | 'card';
  /** The direction in which the options are laid out. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
}

/** One option of a few, all of them visible. */
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
      validationBehavior="aria"
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
