'use client';
import { useRef } from 'react';
import { MagnifyingGlass } from '../../icons/MagnifyingGlass.tsx';
import { XCircleFill } from '../../icons/XCircleFill.tsx';
import { isComposing } from '../../isComposing.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { PressButton } from '../Button/press/PressButton.tsx';
import * as styles from '../Field/styles/Field.css.ts';
import { focusInput } from '../Field/text/focusInput.ts';
import { InputField, type TextProps } from '../Field/text/InputField.tsx';
import { setInputValue } from '../Field/text/setInputValue.ts';
import { searchFieldMessages } from './messages.ts';
import { cross, edges, input as inputClass, widths } from './SearchField.css.ts';

export interface SearchFieldProps extends TextProps {
  /** `full` fills the container; `table` is 280 px wide, for the place above a table. @default 'full' */
  width?: 'full' | 'table';
  /** `sunken` has no border and is for the top bar. @default 'surface' */
  variant?: 'surface' | 'sunken';
  /** Called after Escape or the Clear button has emptied the field; `onChange` is called too. */
  onClear?: () => void;
}

/** A field for search text. Escape and the Clear button empty it. */
export function SearchField({ placeholder, width = 'full', variant = 'surface', onClear, onKeyDown, ...props }: SearchFieldProps) {
  const messages = useMessages(searchFieldMessages);
  const box = useRef<HTMLDivElement>(null);

  /** Empties the field and returns whether there was text. */
  function clear(): boolean {
    const input = box.current?.querySelector('input');
    if (!input || input.value === '' || input.readOnly) return false;
    setInputValue(input, '');
    input.focus();
    onClear?.();
    return true;
  }

  return (
    <InputField
      {...props}
      className={widths[width]}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'Escape') return;
        // A dialog around the field stays open.
        if (isComposing(event)) event.stopPropagation();
        else if (clear()) {
          event.preventDefault();
          event.stopPropagation();
        }
      }}
    >
      {(input) => (
        <div ref={box} role="presentation" className={edges[variant]} onMouseDown={focusInput}>
          <MagnifyingGlass size={18} className={styles.beside} />
          <input {...input} type="search" className={inputClass} placeholder={placeholder ?? ' '} />
          <PressButton className={cross} aria-label={messages.searchClear} excludeFromTabOrder preventFocusOnPress onPress={clear}>
            <XCircleFill size={18} />
          </PressButton>
        </div>
      )}
    </InputField>
  );
}
