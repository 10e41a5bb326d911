'use client';
import { useEffect, useRef, useState } from 'react';

/**
 * The text of a field whose value lives elsewhere and comes back late, as from an address: what is typed shows at once,
 * and only a value that was not typed here replaces it.
 */
export function useTypedText(value: string, onChange: (value: string) => void): [typed: string, type: (value: string) => void] {
  const [typed, setTyped] = useState(value);
  const underway = useRef<string[]>([]);

  useEffect(() => {
    const place = underway.current.lastIndexOf(value);
    underway.current = place < 0 ? [] : underway.current.slice(place + 1);
    if (place < 0) setTyped(value);
  }, [value]);

  return [
    typed,
    (text) => {
      underway.current.push(text);
      setTyped(text);
      onChange(text);
    },
  ];
}
