'use client';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Runs an action once however often it is asked for: further calls are ignored until it has ended.
 *
 * ```ts
 * const { run: save, isBusy } = useOnce(async (fields: NewProduct) => { … });
 * ```
 */
export function useOnce<Values extends readonly unknown[]>(action: (...values: Values) => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });

  const run = useCallback(async (...values: Values) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await latest.current(...values);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }, []);

  return { run, isBusy };
}
