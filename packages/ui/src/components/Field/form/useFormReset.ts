'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the form around a control is reset. */
export function useFormReset(input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>, onReset: () => void) {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = input.current?.form;
    const listen = () => reset();
    form?.addEventListener('reset', listen);
    return () => form?.removeEventListener('reset', listen);
  }, [input]);
}
