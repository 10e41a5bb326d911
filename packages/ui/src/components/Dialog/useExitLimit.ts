import { useEffect, useState } from 'react';

/** The longest time from closing to removal, in ms. */
const LONGEST_EXIT_MS = 1000;

/**
 * True when a closed overlay has had its time to leave. React Aria waits for ever for an exit animation that is cancelled, as by
 * a change of media, or that gets no frames, and the page would stay inert.
 */
export function useExitLimit(isOpen: boolean): boolean {
  const [isOver, setOver] = useState(!isOpen);
  if (isOpen && isOver) setOver(false);
  const isLeaving = !isOpen && !isOver;
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => setOver(true), LONGEST_EXIT_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return isOver && !isOpen;
}
