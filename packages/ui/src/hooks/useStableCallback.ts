'use client';
import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a callback that never changes its identity and calls the handler of the latest render. For event handlers only. */
export function useStableCallback<Args extends readonly unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args) => latest.current(...args), []);
}
