'use client';
import { useEffect, useEffectEvent } from 'react';

/** Finds what takes focus instead of a trigger that has left the page. */
export type FocusFallback = () => HTMLElement | null | undefined;

/** Stands inside a dialog. When the dialog has gone and its trigger too, moves focus to the fallback. */
export function FocusReturn({ fallback }: { fallback: FocusFallback | undefined }) {
  const returnFocus = useEffectEvent(() => {
    if (document.activeElement === document.body) fallback?.()?.focus();
  });

  useEffect(
    () => () => {
      // React Aria returns focus to the trigger one frame after the dialog has gone.
      requestAnimationFrame(() => requestAnimationFrame(returnFocus));
    },
    [],
  );

  return null;
}
