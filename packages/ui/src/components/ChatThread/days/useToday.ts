'use client';
import { useEffect, useState } from 'react';
import { dayOf } from './dayLabel.ts';

/** The current local day, which changes at midnight. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const midnight = setTimeout(() => setToday(new Date()), dayOf(today, 1) - today.getTime());
    return () => clearTimeout(midnight);
  }, [today]);
  return today;
}
