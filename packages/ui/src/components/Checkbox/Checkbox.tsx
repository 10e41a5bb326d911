'use client';
import { type AriaAttributes, type ChangeEvent, type ReactNode, type Ref, use, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import * as field from '../Field/styles/Field.css.ts';
import { HelpLine } from '../Field/parts/HelpLine.tsx';
import { DescribedByContext } from '../Field/form/DescribedByContext.ts';
import { useFormField } from '../Field/form/useFormField.ts';
import { useFormReset } from '../Field/form/useFormReset.ts';
import * as styles from './Checkbox.css.ts';
import { checkboxBox } from './checkboxBox.css.ts';

export interface CheckboxProps extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby' | 'aria-describedby'> {
  /** The label, which is part of the target. Without one, `aria-label` names the checkbox. */
  children?: ReactNode;
  /** A hint below the label, replaced by an error. */
  description?: ReactNode;
  /** The error message. It takes precedence over the form's message for this field. */
  errorMessage?: ReactNode;
  /** Names it in a form's summary of errors. @default the label */
  summaryLabel?: string;
  /** The name under which the value is submitted and the form finds the field's errors. */
  name?: string;
  /** Submitted while it is checked. @default 'on' */
  value?: string;
  isSelected?: boolean;
  /** The initial state of an uncontrolled checkbox. @default false */
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** It applies to some items only. A press does not change this; the owner does. @default false */
  isIndeterminate?: boolean;
  /** Announced with the checkbox. @default false */
  isRequired?: boolean;
  /** It can be focused, but not changed. @default false */
  isReadOnly?: boolean;
  /** It is skipped by Tab and not submitted. @default false */
  isDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A yes or no choice, as a native checkbox. `isIndeterminate` shows that it applies to some items only. */
export function Checkbox({
  children,
  description,
  errorMessage,
  summaryLabel,
  name,
  value,
  isSelected: controlled,
  defaultSelected = false,
  onChange,
  isIndeterminate = false,
  isRequired = false,
  isReadOnly = false,
  isDisabled = false,
  ref,
  'aria-describedby': describedBy,
  ...labels
}: CheckboxProps) {
  const label = summaryLabel ?? (typeof children === 'string' ? children : undefined);
  const { root, error, onEdit } = useFormField({ name, label, errorMessage });
  const [own, setOwn] = useState(defaultSelected);
  const isSelected = controlled ?? own;
  const [first] = useState(isSelected);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const helpId = useId();
  const outside = use(DescribedByContext);
  const hasHelp = error !== undefined || description !== undefined;

  function choose(chosen: boolean) {
    setOwn(chosen);
    onChange?.(chosen);
  }
  useFormReset(input, () => isSelected !== first && choose(first));

  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);

  function onPress({ target }: ChangeEvent<HTMLInputElement>) {
    // The browser has removed the mark; this restores it.
    target.indeterminate = isIndeterminate;
    if (isReadOnly) return;
    onEdit();
    choose(target.checked);
  }

  return (
    <div ref={root} className={field.field}>
      <label className={styles.row}>
        <input
          {...labels}
          ref={input}
          type="checkbox"
          name={name}
          value={value}
          checked={isSelected}
          onChange={onPress}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-readonly={isReadOnly || undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={[describedBy, hasHelp && helpId, outside].filter(Boolean).join(' ') || undefined}
          className={checkboxBox}
        />
        {children}
      </label>
      {hasHelp && (
        <div className={styles.help}>
          <HelpLine id={helpId} description={description} error={error} />
        </div>
      )}
    </div>
  );
}
