import { useEffect, useRef } from 'react';
import { announce } from '../Announcer/announce.ts';

/** Announces a text once whenever the number of overdue items grows. */
export function useOverdueAnnouncement(overdue: number, text: string): void {
  const announced = useRef(0);
  useEffect(() => {
    if (overdue > announced.current) announce(text, 'polite');
    announced.current = overdue;
  }, [overdue, text]);
}
