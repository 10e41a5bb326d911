'use client';
import { useEffect, useState } from 'react';
import { dayOf } from './dayLabel.ts';

/** The day it is here. At midnight it is another. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const midnight = setTimeout(() => setToday(new Date()), dayOf(today, 1) - today.getTime());
    return () => clearTimeout(midnight);
  }, [today]);
  return today;
}
