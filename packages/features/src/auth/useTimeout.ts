'use client';
import { useEffect, useEffectEvent } from 'react';

/** Calls back once, `ms` after `ms` became a number. Null stops the timer; the next number starts it anew. */
export function useTimeout(callback: () => void, ms: number | null): void {
  const onTimeout = useEffectEvent(callback);
  useEffect(() => {
    if (ms === null) return undefined;
    const timer = setTimeout(() => onTimeout(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
}
