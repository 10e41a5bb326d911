'use client';
import { useFormField } from '../Field/form/useFormField.ts';
import { TextField } from '../TextField/TextField.tsx';
import { SelectField } from './SelectField.tsx';
import { optionOf } from './selectOption.ts';
import type { SelectProps } from './selectProps.ts';

/** A field for one option of a list. */
export function Select({ isReadOnly = false, ...props }: SelectProps) {
  return isReadOnly ? <ChosenText {...props} /> : <SelectField {...props} />;
}

/** A read-only Select is a text input, so that its text can be read, focused and copied. */
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
