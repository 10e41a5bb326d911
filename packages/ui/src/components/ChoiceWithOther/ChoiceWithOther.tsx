'use client';
import { useEffect, useRef, useState } from 'react';
import { fieldMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useFormField } from '../Field/useFormField.ts';
import { useFormReset } from '../Field/useFormReset.ts';
import { Select } from '../Select/Select.tsx';
import { optionOf, type SelectOption } from '../Select/selectOption.ts';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './ChoiceWithOther.css.ts';

export interface ChoiceWithOtherProps extends FieldProps {
  /** The listed answers, a plain text as it reads. 'Other' is added to them. */
  options: readonly (string | SelectOption)[];
  /** The listed answer, or the text typed for 'Other'; '' while there is neither. */
  value?: string;
  /** The value at first, when the field keeps its own. @default '' */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Stands where nothing is chosen yet. @default 'Choose' */
  placeholder?: string;
}

const other = 'other than the listed';

/** One of a few known answers, or the person's own. Its value is one text, either way. */
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
  const messages = useMessages(fieldMessages);
  const { root, error, onEdit } = useFormField({ name, label, errorMessage });
  const isOwn = (text: string) => text !== '' && !options.some((option) => optionOf(option).value === text);

  const [first] = useState(value ?? defaultValue);
  const [state, setState] = useState({ value: first, isOther: isOwn(first) });
  const [typed, setTyped] = useState(isOwn(first) ? first : '');
  // The app has set another value than the one that was chosen or typed here.
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
