'use client';
import { useState } from 'react';

interface FieldText {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** The text of a field that the app may keep, or leave to the field. */
export function useFieldText({ value, defaultValue = '', onChange }: FieldText): [text: string, setText: (text: string) => void] {
  const [own, setOwn] = useState(defaultValue);
  return [
    value ?? own,
    (text) => {
      setOwn(text);
      onChange?.(text);
    },
  ];
}
