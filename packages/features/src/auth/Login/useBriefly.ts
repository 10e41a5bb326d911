'use client';
import { useEffect, useState } from 'react';

/** State that goes back to undefined by itself, `ms` after it was last set; setting it again starts the time anew. */
export function useBriefly<Value>(ms: number): [Value | undefined, (value: Value | undefined) => void] {
  const [shown, show] = useState<{ value: Value | undefined }>();

  useEffect(() => {
    if (shown?.value === undefined) return undefined;
    const timer = setTimeout(() => show(undefined), ms);
    return () => clearTimeout(timer);
  }, [shown, ms]);

  return [shown?.value, (value) => show({ value })];
}
