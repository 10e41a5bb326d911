'use client';
import { type AriaAttributes, type InputHTMLAttributes, type ReactNode, type Ref, type RefObject, use, useId, useImperativeHandle, useRef, useState } from 'react';
import { DescribedByContext } from '../form/DescribedByContext.ts';
import { useFormField } from '../form/useFormField.ts';
import { useFormReset } from '../form/useFormReset.ts';
import type { FieldProps } from '../fieldProps.ts';
import { HelpLine } from '../parts/HelpLine.tsx';
import { RefusalLine } from '../parts/RefusalLine.tsx';
import * as styles from '../styles/Field.css.ts';
import type { Refused } from './useFormattedText.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** The native attributes that a text field passes on. */
type NativeProps<Element extends TextElement> = Pick<
  InputHTMLAttributes<Element>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoCorrect'
  | 'autoFocus'
  | 'dir'
  | 'inputMode'
  | 'maxLength'
  | 'onBlur'
  | 'onCompositionEnd'
  | 'onCompositionStart'
  | 'onFocus'
  | 'onInput'
  | 'onKeyDown'
  | 'onPaste'
  | 'onSelect'
  | 'placeholder'
  | 'spellCheck'
> &
  Pick<AriaAttributes, 'aria-describedby'>;

/** The props of every text field. */
export interface TextProps<Element extends TextElement = HTMLInputElement> extends FieldProps, NativeProps<Element> {
  value?: string;
  /** The initial text of an uncontrolled field. @default '' */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** The label is only for screen readers, where the context makes it clear. @default false */
  isLabelHidden?: boolean;
  ref?: Ref<Element>;
}

/** The native element of the field. */
export type InputAttributes<Element extends TextElement> = InputHTMLAttributes<Element> & { ref: RefObject<Element | null> };

interface InputFieldProps<Element extends TextElement> extends TextProps<Element> {
  /** The class of the whole field. @default 'field' of Field.css.ts */
  className?: string;
  /** A refused change, reported below the field until a change is accepted. */
  refused?: Refused;
  /** Renders the native element with its adornments. */
  children: (input: InputAttributes<Element>) => ReactNode;
}

/** Label and help lines around a native input or textarea, with the ids that connect them. */
export function InputField<Element extends TextElement = HTMLInputElement>({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  name,
  isRequired,
  isReadOnly = false,
  isDisabled = false,
  value,
  defaultValue,
  onChange,
  refused,
  className = styles.field,
  'aria-describedby': describedBy,
  ref,
  children,
  ...native
}: InputFieldProps<Element>) {
  const { root, error, onEdit } = useFormField({ name, label, errorMessage, value });
  const id = useId();
  const [first] = useState(value ?? defaultValue ?? '');
  const input = useRef<Element>(null);
  useImperativeHandle<Element | null, Element | null>(ref, () => input.current, []);
  useFormReset(input, () => onChange?.(first));
  const outside = use(DescribedByContext);
  const hasHelp = error !== undefined || description !== undefined;

  return (
    <div
      ref={root}
      className={className}
      data-invalid={error !== undefined || undefined}
      data-readonly={isReadOnly || undefined}
      data-disabled={isDisabled || undefined}
    >
      {!isLabelHidden && (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      {children({
        ...native,
        ref: input,
        id,
        name,
        value,
        defaultValue: value === undefined ? defaultValue : undefined,
        onChange: ({ target }) => {
          onEdit();
          onChange?.(target.value);
        },
        readOnly: isReadOnly,
        disabled: isDisabled,
        'aria-label': isLabelHidden ? label : undefined,
        'aria-describedby': [describedBy, hasHelp && `${id}help`, refused && `${id}refusal`, outside].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error !== undefined || undefined,
        'aria-required': isRequired || undefined,
      })}
      <HelpLine id={`${id}help`} description={description} error={error} />
      <RefusalLine id={`${id}refusal`} refused={refused} />
    </div>
  );
}
