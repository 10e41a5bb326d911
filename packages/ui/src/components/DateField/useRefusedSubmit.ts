'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Keeps the form around a field from being sent while `isRefused`, and calls back instead. */
export function useRefusedSubmit(root: RefObject<HTMLElement | null>, isRefused: boolean, onRefused: () => void): void {
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    const form = root.current?.closest('form');
    if (!isRefused || !form) return undefined;
    const listen = (event: SubmitEvent) => {
      event.preventDefault();
      // React listens at the root of the page.
      event.stopPropagation();
      refuse();
    };
    form.addEventListener('submit', listen);
    return () => form.removeEventListener('submit', listen);
  }, [root, isRefused]);
}
