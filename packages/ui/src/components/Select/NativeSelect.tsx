'use client';
import { type FormEvent, type RefObject, use, useRef } from 'react';
import { focusWithRing } from '../Field/form/focusWithRing.ts';
import { FormFieldsContext } from '../Field/form/formFields.ts';
import { useFormReset } from '../Field/form/useFormReset.ts';
import { native } from './Select.css.ts';
import type { SelectOption } from './selectOption.ts';

export interface NativeSelectProps {
  options: readonly SelectOption[];
  value: string | null;
  name: string | undefined;
  autoComplete: string | undefined;
  isRequired: boolean;
  isDisabled: boolean;
  trigger: RefObject<HTMLElement | null>;
  onChange: (value: string) => void;
  onReset: () => void;
  /** The browser refuses to send its form, and says why. */
  onRefused: (message: string) => void;
}

const checked = ':is(input, select, textarea):invalid';

/** The browser's own select behind a `Select`, for what is sent, reset, filled in by the browser and, outside a `Form`, required. */
export function NativeSelect({ options, value, name, autoComplete, isRequired, isDisabled, trigger, onChange, onReset, onRefused }: NativeSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const isInForm = use(FormFieldsContext) !== null;
  useFormReset(select, onReset);
  const change = ({ currentTarget }: FormEvent<HTMLSelectElement>) => onChange(currentTarget.value);
  return (
    <div aria-hidden="true" className={native}>
      <select
        ref={select}
        tabIndex={-1}
        name={name}
        autoComplete={autoComplete}
        required={isRequired && !isInForm}
        disabled={isDisabled}
        value={value ?? ''}
        onChange={change}
        onInput={change}
        onInvalid={(event) => {
          const { form, validationMessage } = event.currentTarget;
          // A line under the field instead of the browser's bubble.
          event.preventDefault();
          onRefused(validationMessage);
          if (form?.querySelector(checked) === event.currentTarget) focusWithRing(trigger.current);
        }}
      >
        <option value="">{'\u00A0'}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
