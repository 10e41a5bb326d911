'use client';
import { MagnifyingGlass } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { XCircle } from '@phosphor-icons/react/dist/csr/XCircle';
import { type Ref, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { fieldMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from '../Field/Field.css.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { focusInput } from '../Field/focusInput.ts';
import { typeInto } from '../Field/typeInto.ts';
import { useFormField } from '../Field/useFormField.ts';
import { cross, edge, root as rootStyle } from './SearchField.css.ts';

export interface SearchFieldProps
  extends FieldProps,
    Omit<
      AriaTextFieldProps,
      keyof FieldProps | 'children' | 'className' | 'style' | 'render' | 'ref' | 'slot' | 'isInvalid' | 'validationBehavior' | 'type'
    > {
  /** The label is for those who listen alone, where the glass and the placeholder say enough. @default false */
  isLabelHidden?: boolean;
  /** What can be searched for, for example 'Search riders...'. */
  placeholder?: string;
  /** Fills its container, or is 280 px wide as above a table. @default 'full' */
  width?: 'full' | 'table';
  /** `sunken` has no edge, as in the top bar. @default 'surface' */
  variant?: 'surface' | 'sunken';
  /** Escape or the cross has cleared it; `onChange` hears of it too. */
  onClear?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Text to search for. Escape and the cross clear it. */
export function SearchField({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  placeholder,
  width,
  variant,
  ref,
  onChange,
  onClear,
  ...props
}: SearchFieldProps) {
  const messages = useMessages(fieldMessages);
  const { root, error, onEdit } = useFormField({ name: props.name, label, errorMessage });
  const box = useRef<HTMLDivElement>(null);

  /** Answers whether there was something to clear. */
  function clear(): boolean {
    const input = box.current?.querySelector('input');
    if (!input || input.value === '' || input.readOnly) return false;
    typeInto(input, '');
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
      className={rootStyle({ width })}
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
      <div ref={box} role="presentation" className={edge({ variant })} onMouseDown={focusInput}>
        <MagnifyingGlass size={18} className={styles.beside} />
        <Input ref={ref} className={styles.input} placeholder={placeholder ?? ' '} />
        <Button className={cross} aria-label={messages.searchClear} excludeFromTabOrder preventFocusOnPress onPress={clear}>
          <XCircle weight="fill" size={18} />
        </Button>
      </div>
      <FieldHelp description={description} error={error} />
    </AriaTextField>
  );
}
