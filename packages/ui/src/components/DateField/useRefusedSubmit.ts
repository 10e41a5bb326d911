'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Blocks the form around a field while `isRefused`, and calls back instead. */
export function useRefusedSubmit(root: RefObject<HTMLElement | null>, isRefused: boolean, onRefused: () => void): void {
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    const form = root.current?.closest('form');
    if (!isRefused || !form) return undefined;
    const listen = (event: SubmitEvent) => {
      event.preventDefault();
      // Before React's own listener at the root of the page.
      event.stopPropagation();
      refuse();
    };
    form.addEventListener('submit', listen);
    return () => form.removeEventListener('submit', listen);
  }, [root, isRefused]);
}
