'use client';
import { useEffect, useRef, useState } from 'react';

/**
 * The text of a field whose value is stored elsewhere and arrives late, for example in the address. Typed text shows
 * immediately; a value that was typed before is ignored when it arrives, and any other value replaces the text.
 */
export function useBufferedInput(value: string, onChange: (value: string) => void): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(value);
  const pending = useRef<string[]>([]);

  useEffect(() => {
    const arrived = pending.current.lastIndexOf(value);
    pending.current = arrived < 0 ? [] : pending.current.slice(arrived + 1);
    if (arrived < 0) setText(value);
  }, [value]);

  return [
    text,
    (next) => {
      pending.current.push(next);
      setText(next);
      onChange(next);
    },
  ];
}
