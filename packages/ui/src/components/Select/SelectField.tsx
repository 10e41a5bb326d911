'use client';
import { use, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Select as AriaSelect, SelectStateContext, SelectValue } from 'react-aria-components/Select';
import { CaretDown } from '../../icons/CaretDown.tsx';
import { Check } from '../../icons/Check.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Popover } from '../Dialog/Popover.tsx';
import * as field from '../Field/styles/Field.css.ts';
import { FieldHelp } from '../Field/parts/FieldHelp.tsx';
import { FieldLabel } from '../Field/parts/FieldLabel.tsx';
import { DescribedByContext } from '../Field/form/DescribedByContext.ts';
import { FormFieldsContext } from '../Field/form/formFields.ts';
import { useFormField } from '../Field/form/useFormField.ts';
import { selectMessages } from './messages.ts';
import * as styles from './Select.css.ts';
import { optionOf } from './selectOption.ts';
import type { SelectProps } from './selectProps.ts';

/** A Select that can be changed. */
export function SelectField({
  label,
  isLabelInside = false,
  isLabelHidden = isLabelInside,
  description,
  errorMessage,
  name,
  options: listed,
  value,
  defaultValue,
  onChange,
  placeholder,
  size = 'medium',
  variant = 'outlined',
  autoComplete,
  isRequired = false,
  isDisabled = false,
  ref,
}: SelectProps) {
  const messages = useMessages(selectMessages);
  const { root, error, onEdit } = useFormField({ name, label, errorMessage });
  const isInForm = use(FormFieldsContext) !== null;
  const trigger = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => trigger.current, []);
  const options = listed.map(optionOf);

  return (
    <AriaSelect
      ref={root}
      className={field.field}
      aria-label={isLabelHidden ? label : undefined}
      aria-describedby={use(DescribedByContext)}
      name={name}
      autoComplete={autoComplete}
      value={value}
      defaultValue={defaultValue}
      isRequired={isRequired}
      isDisabled={isDisabled}
      // A `Form` checks required fields itself.
      validationBehavior={isInForm ? 'aria' : 'native'}
      isInvalid={error !== undefined || undefined}
      onChange={(chosen) => {
        onEdit();
        onChange?.(chosen === null ? '' : String(chosen));
      }}
    >
      {!isLabelHidden && <FieldLabel isRequired={isRequired}>{label}</FieldLabel>}
      <Button ref={trigger} className={`${field.boxes[size]} ${styles.triggers[variant]}`}>
        <SelectValue className={styles.value}>
          {({ state }) => {
            const chosen = options.find((option) => option.value === state.value);
            return chosen ? (chosen.content ?? chosen.label) : (placeholder ?? messages.selectPlaceholder({ label }));
          }}
        </SelectValue>
        {/* After the option for the button's name; the style puts it first. */}
        {isLabelInside && <span className={styles.inside}> {label}</span>}
        <CaretDown size={16} className={styles.caret} />
      </Button>
      <FieldHelp description={description} error={error} />
      <Popover triggerRef={trigger} className={styles.lists[variant]}>
        <ListBox className={styles.options}>
          {options.map(({ value, label, content, isDisabled, isSetApart }) => (
            <ListBoxItem key={value} id={value} textValue={label} isDisabled={isDisabled} className={isSetApart ? styles.setApartOption : styles.option}>
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
      <RefusalEnd />
    </AriaSelect>
  );
}

/** Removes the browser's message that an option is required once a key or autofill has chosen one. React Aria does so only for its list. */
function RefusalEnd() {
  const state = use(SelectStateContext);
  const commit = useEffectEvent(() => {
    if (state?.displayValidation.isInvalid) state.commitValidation();
  });
  const value = state?.value ?? null;
  useEffect(() => {
    if (value !== null) commit();
  }, [value]);
  return null;
}
