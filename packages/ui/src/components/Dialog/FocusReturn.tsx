'use client';
import { useEffect, useEffectEvent } from 'react';

/** Finds what is focused when the trigger was removed. */
export type FocusFallback = () => HTMLElement | null | undefined;

/** Rendered inside a dialog. When both the dialog and its trigger have been removed, focuses the fallback. */
export function FocusReturn({ fallback }: { fallback: FocusFallback | undefined }) {
  const returnFocus = useEffectEvent(() => {
    if (document.activeElement === document.body) fallback?.()?.focus();
  });

  useEffect(
    () => () => {
      // React Aria returns focus to the trigger one frame after the dialog is removed.
      requestAnimationFrame(() => requestAnimationFrame(returnFocus));
    },
    [],
  );

  return null;
}
