'use client';
import { type Ref, use, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { Button, ButtonContext, type ButtonProps } from 'react-aria-components/Button';
import { LabelContext } from 'react-aria-components/Label';
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
import { fieldMessages } from '../Field/messages.ts';
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
  const fieldCopy = useMessages(fieldMessages);
  const { root, error, onEdit } = useFormField({ name, label, errorMessage, value });
  const isInForm = use(FormFieldsContext) !== null;
  const trigger = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => trigger.current, []);
  const options = listed.map(optionOf);

  return (
    <AriaSelect
      ref={root}
      className={field.field}
      // Names the list too, because the visible label is hidden while the list is open.
      aria-label={isRequired ? `${label}${fieldCopy.fieldRequired}` : label}
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
      {!isLabelHidden && (
        <LabelContext value={{ elementType: 'span', onClick: () => trigger.current?.focus() }}>
          <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
        </LabelContext>
      )}
      <Trigger ref={trigger} className={`${field.boxes[size]} ${styles.triggers[variant]}`}>
        {isLabelInside && <span className={styles.inside}>{label} </span>}
        <SelectValue className={styles.value}>
          {({ state }) => {
            const chosen = options.find((option) => option.value === state.value);
            return chosen ? (chosen.content ?? chosen.label) : (placeholder ?? messages.selectPlaceholder({ label }));
          }}
        </SelectValue>
        <CaretDown size={16} className={styles.caret} />
      </Trigger>
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

/** React Aria names its button by the option, then the label. A name comes before its value. */
function Trigger(props: ButtonProps & { ref: Ref<HTMLButtonElement> }) {
  const context = use(ButtonContext);
  const names = context && 'aria-labelledby' in context ? context['aria-labelledby'] : undefined;
  return <Button {...props} aria-labelledby={names?.split(' ').toReversed().join(' ')} />;
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
