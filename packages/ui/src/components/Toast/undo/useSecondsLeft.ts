'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Counts whole seconds down from `total`, except while it is paused, and calls back at the end. */
export function useSecondsLeft(total: number, isPaused: boolean, onEnd: () => void): number {
  const left = useRef(total * 1000);
  const [seconds, setSeconds] = useState(total);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isPaused) return undefined;
    const ends = performance.now() + left.current;
    let timer: ReturnType<typeof setTimeout>;
    const count = () => {
      left.current = ends - performance.now();
      if (left.current <= 0) return end();
      setSeconds(Math.ceil(left.current / 1000));
      timer = setTimeout(count, left.current % 1000 || 1000);
    };
    count();
    return () => {
      clearTimeout(timer);
      left.current = ends - performance.now();
    };
  }, [isPaused]);

  return seconds;
}
