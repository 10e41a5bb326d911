import { useEffect, useState } from 'react';

/** The longest time from closing to removal, in ms. */
const LONGEST_EXIT_MS = 1000;

interface Exit {
  /** A closed overlay has had its time to leave. */
  isOver: boolean;
  /** A key for the overlay: another one when it was opened again while it was leaving, because the focus goes into a new one alone. */
  opening: number;
}

/**
 * Limits how long a closed overlay leaves. React Aria waits for ever for an exit animation that is cancelled, as by a change of
 * media, or that gets no frames, and the page would stay inert.
 */
export function useExitLimit(isOpen: boolean): Exit {
  const [exit, setExit] = useState({ wasOpen: isOpen, isOver: !isOpen, opening: 0 });
  const { wasOpen, isOver, opening } = exit;
  if (isOpen !== wasOpen) setExit({ wasOpen: isOpen, isOver: false, opening: isOpen && !isOver ? opening + 1 : opening });
  const isLeaving = !isOpen && !isOver;
  useEffect(() => {
    if (!isLeaving) return undefined;
    const end = () => setExit((now) => ({ ...now, isOver: !now.wasOpen }));
    const timer = setTimeout(end, LONGEST_EXIT_MS);
    return () => {
      clearTimeout(timer);
      // Hidden by an `Activity` it hears of no animation's end.
      end();
    };
  }, [isLeaving]);
  return { isOver, opening };
}
