'use client';
import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown';
import { Check } from '@phosphor-icons/react/dist/csr/Check';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { fieldMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as field from '../Field/Field.css.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useFormField } from '../Field/useFormField.ts';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './Select.css.ts';
import { optionOf, type SelectOption } from './selectOption.ts';

export interface SelectProps extends FieldProps {
  /** The answers in the order in which they stand. A plain text is kept as it reads. */
  options: readonly (string | SelectOption)[];
  /** The chosen option's `value`; null while nothing is chosen. */
  value?: string | null;
  /** What is chosen at first, when the field keeps its own value. */
  defaultValue?: string;
  /** The person has chosen an option. */
  onChange?: (value: string) => void;
  /** Stands where nothing is chosen yet. @default 'Choose' */
  placeholder?: string;
  /** The label is for those who listen alone, where the place says what is chosen here. @default false */
  isLabelHidden?: boolean;
  /** 32 or 40 px high. @default 'medium' */
  size?: 'small' | 'medium';
  autoComplete?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** One answer of a few known ones. */
export function Select({ isReadOnly = false, ...props }: SelectProps) {
  return isReadOnly ? <ChosenText {...props} /> : <ChoosingSelect {...props} />;
}

function ChoosingSelect({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  options,
  onChange,
  placeholder,
  size,
  ref,
  ...props
}: SelectProps) {
  const messages = useMessages(fieldMessages);
  const { root, error, onEdit } = useFormField({ name: props.name, label, errorMessage });
  return (
    <AriaSelect
      {...props}
      ref={root}
      aria-label={isLabelHidden ? label : undefined}
      className={field.field}
      placeholder={placeholder ?? messages.selectPlaceholder}
      isInvalid={error !== undefined}
      onChange={(key) => {
        onEdit();
        onChange?.(key === null ? '' : String(key));
      }}
    >
      {!isLabelHidden && <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>}
      <Button ref={ref} className={`${field.box({ size })} ${styles.trigger}`}>
        <SelectValue className={styles.value} />
        <CaretDown aria-hidden="true" size={16} className={styles.caret} />
      </Button>
      <FieldHelp description={description} error={error} />
      <Popover className={styles.list} offset={4}>
        <ListBox className={styles.options}>
          {options.map(optionOf).map(({ value, label, content, isDisabled, isSetApart }) => (
            <ListBoxItem key={value} id={value} textValue={label} isDisabled={isDisabled} className={styles.option({ isSetApart })}>
              {({ isSelected }) => (
                <>
                  {content ?? label}
                  {isSelected && <Check aria-hidden="true" size={18} className={styles.tick} />}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

/** A list that cannot be opened is of no use; its answer as text can be read, focused and copied. */
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
