'use client';
import { MagnifyingGlass } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { XCircle } from '@phosphor-icons/react/dist/csr/XCircle';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { SearchField as AriaSearchField, type SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField';
import { fieldMessages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from '../Field/Field.css.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { focusInput } from '../Field/focusInput.ts';
import { useFormField } from '../Field/useFormField.ts';
import { clear, edge, root as rootStyle } from './SearchField.css.ts';

export interface SearchFieldProps
  extends FieldProps,
    Omit<AriaSearchFieldProps, keyof FieldProps | 'children' | 'className' | 'style' | 'render' | 'ref' | 'slot' | 'isInvalid' | 'validationBehavior'> {
  /** The label is for those who listen alone, where the glass and the placeholder say enough. @default false */
  isLabelHidden?: boolean;
  /** What can be searched for, for example 'Search riders...'. */
  placeholder?: string;
  /** Fills its container, or is 280 px wide as above a table. @default 'full' */
  width?: 'full' | 'table';
  /** `sunken` has no edge, as in the top bar. @default 'surface' */
  variant?: 'surface' | 'sunken';
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
  ...props
}: SearchFieldProps) {
  const messages = useMessages(fieldMessages);
  const { root, error, onEdit } = useFormField({ name: props.name, label, errorMessage });
  return (
    <AriaSearchField
      {...props}
      aria-label={isLabelHidden ? label : undefined}
      ref={root}
      className={rootStyle({ width })}
      isInvalid={error !== undefined}
      onChange={(value) => {
        onEdit();
        onChange?.(value);
      }}
    >
      {!isLabelHidden && <Label className={styles.label}>{label}</Label>}
      <div role="presentation" className={edge({ variant })} onMouseDown={focusInput}>
        <MagnifyingGlass size={18} className={styles.beside} />
        <Input ref={ref} className={styles.input} placeholder={placeholder} />
        <Button className={clear} aria-label={messages.searchClear}>
          <XCircle weight="fill" size={18} />
        </Button>
      </div>
      <FieldHelp description={description} error={error} />
    </AriaSearchField>
  );
}
