'use client';
import { useEffect, useEffectEvent } from 'react';

/** Calls back once, `ms` after it became a number; null waits, and a number after null starts anew. */
export function useTimeout(callback: () => void, ms: number | null): void {
  const onTimeout = useEffectEvent(callback);
  useEffect(() => {
    if (ms === null) return undefined;
    const timer = setTimeout(() => onTimeout(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
}
