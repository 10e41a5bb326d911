'use client';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { CaretDown } from '../../icons/CaretDown.tsx';
import { Check } from '../../icons/Check.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Popover } from '../Dialog/Popover.tsx';
import * as field from '../Field/styles/Field.css.ts';
import { FieldHelp } from '../Field/parts/FieldHelp.tsx';
import { FieldLabel } from '../Field/parts/FieldLabel.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useFormField } from '../Field/form/useFormField.ts';
import { TextField } from '../TextField/TextField.tsx';
import { selectMessages } from './messages.ts';
import * as styles from './Select.css.ts';
import { optionOf, type SelectOption } from './selectOption.ts';

export interface SelectProps extends FieldProps {
  /** The options in order. A string is both value and label. */
  options: readonly (string | SelectOption)[];
  /** The selected option's `value`; null while none is selected. */
  value?: string | null;
  /** The initial value of an uncontrolled field. */
  defaultValue?: string;
  /** Called when the user selects an option. */
  onChange?: (value: string) => void;
  /** Shown while nothing is selected. @default 'Select' and the label, for example 'Select brand' */
  placeholder?: string;
  /** The label is only for screen readers, where the context makes it clear. @default false */
  isLabelHidden?: boolean;
  /** The label is inside the box, before the option, as in a toolbar. @default false */
  isLabelInside?: boolean;
  /** 32 or 40 px high. @default 'medium' */
  size?: 'small' | 'medium';
  /** `plain` has no box until it is pointed at, for an option that is drawn as more than its words. @default 'outlined' */
  variant?: 'outlined' | 'plain';
  autoComplete?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** One option of a list. */
export function Select({ isReadOnly = false, ...props }: SelectProps) {
  return isReadOnly ? <ChosenText {...props} /> : <ChoosingSelect {...props} />;
}

function ChoosingSelect({
  label,
  isLabelInside = false,
  isLabelHidden = isLabelInside,
  description,
  errorMessage,
  options,
  onChange,
  placeholder,
  size = 'medium',
  variant = 'outlined',
  ref,
  ...props
}: SelectProps) {
  const messages = useMessages(selectMessages);
  const { root, error, onEdit } = useFormField({ name: props.name, label, errorMessage });
  return (
    <AriaSelect
      {...props}
      ref={root}
      aria-label={isLabelHidden ? label : undefined}
      className={field.field}
      placeholder={placeholder ?? messages.selectPlaceholder({ label })}
      isInvalid={error !== undefined}
      onChange={(key) => {
        onEdit();
        onChange?.(key === null ? '' : String(key));
      }}
    >
      {!isLabelHidden && <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>}
      <Button ref={ref} className={`${field.boxes[size]} ${styles.triggers[variant]}`}>
        <SelectValue className={styles.value} />
        {/* After the option, as in the button's name; the style puts it first. */}
        {isLabelInside && <span className={styles.inside}> {label}</span>}
        <CaretDown size={16} className={styles.caret} />
      </Button>
      <FieldHelp description={description} error={error} />
      <Popover className={styles.lists[variant]}>
        <ListBox className={styles.options}>
          {options.map(optionOf).map(({ value, label, content, isDisabled, isSetApart }) => (
            <ListBoxItem key={value} id={value} textValue={label} isDisabled={isDisabled} className={styles.option({ isSetApart })}>
              {({ isSelected }) => (
                <>
                  {content ?? label}
                  {isSelected && <Check size={18} className={styles.tick} />}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

/** A read-only Select is a text input, whose text can be read, focused and copied. */
function ChosenText({
  label,
  isLabelHidden,
  description,
  errorMessage,
  name,
  options,
  value,
  defaultValue,
  isRequired,
  isDisabled,
}: SelectProps) {
  const { root, error } = useFormField({ name, label, errorMessage });
  const chosen = value ?? defaultValue ?? '';
  const text = options.map(optionOf).find((option) => option.value === chosen)?.label ?? chosen;
  const shown = { label, isLabelHidden, description, isRequired, isDisabled };
  return (
    <div ref={root}>
      <TextField {...shown} isReadOnly value={text} errorMessage={error} />
      {name !== undefined && <input type="hidden" name={name} value={chosen} disabled={isDisabled} />}
    </div>
  );
}
