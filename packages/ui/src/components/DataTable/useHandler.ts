'use client';
import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same between renders and does what the latest render says. For events only. */
export function useHandler<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args) => latest.current(...args), []);
}
