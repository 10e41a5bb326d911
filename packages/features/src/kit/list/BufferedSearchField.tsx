'use client';
import { useStableCallback } from '@valise/ui/hooks';
import { SearchField, type SearchFieldProps } from '@valise/ui/SearchField';
import { memo, useEffect, useRef, useState } from 'react';

export interface BufferedSearchFieldProps extends Omit<SearchFieldProps, 'value' | 'defaultValue' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
}

/** Memoised, so that typed text that arrives where it is stored does not render the field again. */
const Field = memo(SearchField);

/**
 * A search field whose value is stored elsewhere and arrives late, for example in the address. Typed text shows immediately, and
 * renders nothing but the field; a value that was typed before is ignored when it arrives, and any other value replaces the text.
 * Memoised, so that another page of a list does not render it.
 */
export const BufferedSearchField = memo(function BufferedSearchField({ value, onChange, ...props }: BufferedSearchFieldProps) {
  const [text, setText] = useState(value);
  const pending = useRef<string[]>([]);

  useEffect(() => {
    const arrived = pending.current.lastIndexOf(value);
    pending.current = arrived < 0 ? [] : pending.current.slice(arrived + 1);
    if (arrived < 0) setText(value);
  }, [value]);

  const type = useStableCallback((next: string) => {
    pending.current.push(next);
    setText(next);
    onChange(next);
  });
  return <Field {...props} value={text} onChange={type} />;
});
