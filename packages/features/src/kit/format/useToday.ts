'use client';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The current day. It changes at midnight, even in a page that stays open. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const update = () => setToday((previous) => (previous.toDateString() === new Date().toDateString() ? previous : new Date()));
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
}
