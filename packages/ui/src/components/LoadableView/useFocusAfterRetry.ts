'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Loadable } from './Loadable.ts';

interface FocusAfterRetry {
  /** The element that contained the failure. It needs `tabIndex={-1}`. */
  place: RefObject<HTMLDivElement | null>;
  /** Called when the retry button is pressed. */
  onRetry: () => void;
}

/** The retry button is removed with the failure, so its container takes the focus. */
export function useFocusAfterRetry(state: Loadable<unknown>['state']): FocusAfterRetry {
  const place = useRef<HTMLDivElement>(null);
  const hasRetried = useRef(false);

  useLayoutEffect(() => {
    if (!hasRetried.current || state === 'failed') return;
    if (document.activeElement === document.body) place.current?.focus();
    if (state === 'ready') hasRetried.current = false;
  }, [state]);

  return {
    place,
    onRetry: () => {
      hasRetried.current = true;
    },
  };
}
