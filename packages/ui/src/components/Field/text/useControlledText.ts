'use client';
import { useState } from 'react';

interface TextProps {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** The text of a field, controlled or uncontrolled. */
export function useControlledText({ value, defaultValue = '', onChange }: TextProps): [text: string, setText: (text: string) => void] {
  const [own, setOwn] = useState(defaultValue);
  return [
    value ?? own,
    (text) => {
      setOwn(text);
      onChange?.(text);
    },
  ];
}
