'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Loadable } from './Loadable.ts';

interface FocusAfterRetry {
  /** Where the failure stood. It takes focus by script alone: `tabIndex={-1}`. */
  place: RefObject<HTMLDivElement | null>;
  /** The retry button was pressed. */
  onRetry: () => void;
}

/** The retry button leaves with the failure. Focus then stays in its place instead of falling to the top of the page. */
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
