'use client';
import { useEffect, useState } from 'react';

/** The seconds until a time, counting down; undefined without a time. */
export function useSecondsUntil(until: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === undefined) return undefined;
    const tick = () => setNow(Date.now());
    const first = setTimeout(tick);
    const timer = setInterval(tick, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [until]);
  return until === undefined ? undefined : Math.max(1, Math.ceil((until - now) / 1000));
}
