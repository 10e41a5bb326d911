import { useEffect, useState } from 'react';

/** The longest time from closing to removal, in ms. */
const LONGEST_EXIT_MS = 1000;

interface Exit {
  /** The time for a closed overlay's exit is over. */
  isOver: boolean;
  /** A key for the overlay. It changes when the overlay reopens during its exit, because only a new overlay takes the focus. */
  opening: number;
}

/**
 * Limits the exit of a closed overlay. React Aria waits for ever for an exit animation that is cancelled (for example by a
 * change of media) or gets no frames, and the page would stay inert.
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
      // Hidden by an `Activity`, the overlay never receives the end of its animation.
      end();
    };
  }, [isLeaving]);
  return { isOver, opening };
}
