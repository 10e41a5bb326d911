'use client';
import { useEffect, useEffectEvent } from 'react';

/** Finds the element that gets the focus when the trigger is gone. */
export type FocusFallback = () => HTMLElement | null | undefined;

/** Rendered inside a dialog. When dialog and trigger are both gone, it focuses the fallback. */
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
