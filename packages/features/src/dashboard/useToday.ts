'use client';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The present day; changes at midnight, also in a page that is left open. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const look = () => setToday((known) => (known.toDateString() === new Date().toDateString() ? known : new Date()));
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
}
