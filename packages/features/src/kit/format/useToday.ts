'use client';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Today. It changes at midnight, also in a page that is left open. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const update = () => setToday((previous) => (previous.toDateString() === new Date().toDateString() ? previous : new Date()));
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
}
