'use client';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useFormField } from '../Field/form/useFormField.ts';
import { useFormReset } from '../Field/form/useFormReset.ts';
import { Select } from '../Select/Select.tsx';
import { optionOf, type SelectOption } from '../Select/selectOption.ts';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './ChoiceWithOther.css.ts';
import { choiceWithOtherMessages } from './messages.ts';

export interface ChoiceWithOtherProps extends FieldProps {
  /** The options; a string is both value and label. 'Other' is added to them. */
  options: readonly (string | SelectOption)[];
  /** The selected option, or the text typed for 'Other'; '' for an empty field. */
  value?: string;
  /** The initial value of an uncontrolled field. @default '' */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Shown while nothing is selected. @default 'Select' and the label, for example 'Select brand' */
  placeholder?: string;
}

const other = 'other than the listed';

/** One of a few options, or free text. The value is a string either way. */
export function ChoiceWithOther({ isReadOnly = false, ...props }: ChoiceWithOtherProps) {
  return isReadOnly ? <TextField {...props} isReadOnly /> : <OpenChoice {...props} />;
}

function OpenChoice({
  label,
  description,
  errorMessage,
  name,
  options,
  value,
  defaultValue = '',
  onChange,
  ...props
}: ChoiceWithOtherProps) {
  const messages = useMessages(choiceWithOtherMessages);
  const { root, error, onEdit } = useFormField({ name, label, errorMessage, value });
  const isOwn = (text: string) => text !== '' && !options.some((option) => optionOf(option).value === text);

  const [first] = useState(value ?? defaultValue);
  const [state, setState] = useState({ value: first, isOther: isOwn(first) });
  const [typed, setTyped] = useState(isOwn(first) ? first : '');
  // The app has set a value that was not selected or typed here.
  if (value !== undefined && value !== state.value) {
    setState({ value, isOther: isOwn(value) });
    if (isOwn(value)) setTyped(value);
  }

  const input = useRef<HTMLInputElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const leadsToText = useRef(false);

  function change(value: string, isOther: boolean) {
    setState({ value, isOther });
    onEdit();
    onChange?.(value);
  }

  useEffect(() => {
    if (state.isOther && leadsToText.current) input.current?.focus();
    leadsToText.current = false;
  }, [state.isOther]);

  useFormReset(hidden, () => {
    leadsToText.current = false;
    change(first, isOwn(first));
  });

  const help = { description, errorMessage: error };
  const choice = state.value === '' ? null : state.value;
  return (
    <div ref={root} className={styles.stack}>
      <Select
        {...props}
        {...(state.isOther ? {} : help)}
        label={label}
        options={[...options, { value: other, label: messages.choiceOther, isSetApart: true }]}
        value={state.isOther ? other : choice}
        onChange={(chosen) => {
          leadsToText.current = chosen === other;
          if (chosen === other) change(typed, true);
          else change(chosen, false);
        }}
      />
      {state.isOther && (
        <TextField
          {...help}
          ref={input}
          label={messages.choiceOtherOf({ label })}
          isLabelHidden
          isRequired={props.isRequired}
          isDisabled={props.isDisabled}
          value={state.value}
          onChange={(text) => {
            setTyped(text);
            change(text, true);
          }}
        />
      )}
      <input ref={hidden} type="hidden" name={name} value={state.value} disabled={props.isDisabled} />
    </div>
  );
}
