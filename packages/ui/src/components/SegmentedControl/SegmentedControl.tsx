'use client';
import { type KeyboardEvent, type ReactNode, use, useId, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import * as field from '../Field/styles/Field.css.ts';
import { FieldLabel } from '../Field/parts/FieldLabel.tsx';
import { HelpLine } from '../Field/parts/HelpLine.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { DescribedByContext } from '../Field/form/DescribedByContext.ts';
import { useFormField } from '../Field/form/useFormField.ts';
import { useFormReset } from '../Field/form/useFormReset.ts';
import { useControlledText } from '../Field/text/useControlledText.ts';
import * as styles from './SegmentedControl.css.ts';

/** One option. */
export interface Segment {
  /** The value that is stored and submitted. */
  value: string;
  /** One or two words. */
  label: string;
  /** An icon before the label, 18 px. */
  icon?: ReactNode;
}

export interface SegmentedControlProps extends FieldProps {
  /** Two to four options. A string is both value and label. */
  options: readonly (string | Segment)[];
  /** The selected option's `value`. */
  value?: string;
  /** The initial value of an uncontrolled field. */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** The label is only for screen readers. @default false */
  isLabelHidden?: boolean;
  /** 40 px high, or 48 px as at sign-in. @default 'medium' */
  size?: 'medium' | 'large';
}

/** Two to four short options side by side, one of which is always selected. Native radio buttons, because React Aria's group of them takes 7 kB. */
export function SegmentedControl({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  name,
  options,
  size = 'medium',
  isRequired,
  isReadOnly = false,
  isDisabled = false,
  ...text
}: SegmentedControlProps) {
  const { root, error, onEdit } = useFormField({ name, label, errorMessage });
  const { direction } = useLocale();
  const id = useId();
  const outside = use(DescribedByContext);
  const [value, setValue] = useControlledText(text);
  const [first] = useState(value);
  const firstInput = useRef<HTMLInputElement>(null);

  const segments = options.map((option): Segment => (typeof option === 'string' ? { value: option, label: option } : option));
  const hasHelp = error !== undefined || description !== undefined;
  const describedBy = [hasHelp && `${id}help`, outside].filter(Boolean).join(' ') || undefined;

  function choose(chosen: string) {
    if (isReadOnly || chosen === value) return;
    onEdit();
    setValue(chosen);
  }

  useFormReset(firstInput, () => choose(first));

  /** Not every browser mirrors the arrow keys in a right-to-left page, and none knows a group that can only be read. */
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const { altKey, ctrlKey, metaKey, shiftKey, key } = event;
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const isForward = key === forward || key === 'ArrowDown';
    const isBackward = !isForward && ['ArrowLeft', 'ArrowRight', 'ArrowUp'].includes(key);
    if (altKey || ctrlKey || metaKey || shiftKey || (!isForward && !isBackward)) return;
    event.preventDefault();
    const inputs = [...event.currentTarget.querySelectorAll('input')];
    const place = inputs.findIndex((input) => input === event.target);
    const next = inputs.at((place + (isForward ? 1 : -1)) % inputs.length);
    next?.focus();
    if (next) choose(next.value);
  }

  return (
    <div
      ref={root}
      role="radiogroup"
      aria-label={isLabelHidden ? label : undefined}
      aria-labelledby={isLabelHidden ? undefined : `${id}label`}
      aria-describedby={describedBy}
      aria-orientation="horizontal"
      aria-invalid={error !== undefined || undefined}
      aria-required={isRequired || undefined}
      aria-readonly={isReadOnly || undefined}
      aria-disabled={isDisabled || undefined}
      className={field.field}
      data-invalid={error !== undefined || undefined}
      data-disabled={isDisabled || undefined}
    >
      {!isLabelHidden && <FieldLabel id={`${id}label`}>{label}</FieldLabel>}
      <div role="presentation" className={styles.tracks[size]} onKeyDown={onKeyDown}>
        {segments.map((segment, index) => {
          const isSelected = segment.value === value;
          return (
            <label
              key={segment.value}
              className={styles.segment}
              data-selected={isSelected || undefined}
              data-readonly={isReadOnly || undefined}
              data-disabled={isDisabled || undefined}
            >
              <input
                ref={index === 0 ? firstInput : undefined}
                type="radio"
                name={name ?? id}
                value={segment.value}
                checked={isSelected}
                disabled={isDisabled}
                aria-describedby={describedBy}
                onChange={() => choose(segment.value)}
                className={styles.input}
              />
              {segment.icon}
              {segment.label}
            </label>
          );
        })}
      </div>
      <HelpLine id={`${id}help`} description={description} error={error} />
    </div>
  );
}
