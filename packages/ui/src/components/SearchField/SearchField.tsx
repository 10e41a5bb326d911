'use client';
import { type Ref, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { MagnifyingGlass } from '../../icons/MagnifyingGlass.tsx';
import { XCircleFill } from '../../icons/XCircleFill.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from '../Field/styles/Field.css.ts';
import { FieldHelp } from '../Field/parts/FieldHelp.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { focusInput } from '../Field/text/focusInput.ts';
import { setInputValue } from '../Field/text/setInputValue.ts';
import { useFormField } from '../Field/form/useFormField.ts';
import { searchFieldMessages } from './messages.ts';
import { cross, edges, input, widths } from './SearchField.css.ts';

export interface SearchFieldProps
  extends FieldProps,
    Omit<
      AriaTextFieldProps,
      keyof FieldProps | 'children' | 'className' | 'style' | 'render' | 'ref' | 'slot' | 'isInvalid' | 'validationBehavior' | 'type'
    > {
  /** Hides the label visually, where icon and placeholder are enough. @default false */
  isLabelHidden?: boolean;
  /** For example 'Search riders...'. */
  placeholder?: string;
  /** Fills its container, or is 280 px wide as above a table. @default 'full' */
  width?: 'full' | 'table';
  /** `sunken` has no border, for the top bar. @default 'surface' */
  variant?: 'surface' | 'sunken';
  /** Called after Escape or the Clear button has emptied the field; `onChange` is called too. */
  onClear?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A field for search text. Escape and the Clear button empty it. */
export function SearchField({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  placeholder,
  width = 'full',
  variant = 'surface',
  ref,
  onChange,
  onClear,
  ...props
}: SearchFieldProps) {
  const messages = useMessages(searchFieldMessages);
  const { root, error, onEdit } = useFormField({ name: props.name, label, errorMessage });
  const box = useRef<HTMLDivElement>(null);

  /** Returns whether there was text to clear. */
  function clear(): boolean {
    const input = box.current?.querySelector('input');
    if (!input || input.value === '' || input.readOnly) return false;
    setInputValue(input, '');
    input.focus();
    onClear?.();
    return true;
  }

  return (
    <AriaTextField
      {...props}
      type="search"
      aria-label={isLabelHidden ? label : undefined}
      ref={root}
      className={widths[width]}
      isInvalid={error !== undefined}
      onChange={(value) => {
        onEdit();
        onChange?.(value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && clear()) event.preventDefault();
        else event.continuePropagation();
      }}
    >
      {!isLabelHidden && <Label className={styles.label}>{label}</Label>}
      <div ref={box} role="presentation" className={edges[variant]} onMouseDown={focusInput}>
        <MagnifyingGlass size={18} className={styles.beside} />
        <Input ref={ref} className={input} placeholder={placeholder ?? ' '} />
        <Button className={cross} aria-label={messages.searchClear} excludeFromTabOrder preventFocusOnPress onPress={clear}>
          <XCircleFill size={18} />
        </Button>
      </div>
      <FieldHelp description={description} error={error} />
    </AriaTextField>
  );
}
