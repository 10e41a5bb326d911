'use client';
import { useEffect, useState } from 'react';

const OPEN_MS = 700;
const CLOSE_MS = 100;
/** After one tooltip the next one opens at once, for this long. */
const WARM_MS = 500;

export type When = 'now' | 'soon';

// Of all tooltips one is open at a time.
let closeOpenOne: (() => void) | undefined;
let warmUntil = 0;

function createDelay(tell: (isOpen: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function closeNow() {
    if (closeOpenOne === closeNow) {
      closeOpenOne = undefined;
      warmUntil = performance.now() + WARM_MS;
    }
    tell(false);
  }
  function openNow() {
    if (closeOpenOne !== closeNow) closeOpenOne?.();
    closeOpenOne = closeNow;
    tell(true);
  }
  function after(duration: number, action: () => void) {
    clearTimeout(timer);
    if (duration === 0) action();
    else timer = setTimeout(action, duration);
  }
  const isWarm = () => closeOpenOne !== undefined || performance.now() < warmUntil;

  return {
    open: (when: When) => after(when === 'now' || isWarm() ? 0 : OPEN_MS, openNow),
    close: (when: When) => after(when === 'now' ? 0 : CLOSE_MS, closeNow),
  };
}

/** Opens and closes at once, or after a moment that shows somebody means it. */
export function useDelayedOpen() {
  const [isOpen, setOpen] = useState(false);
  const [delay] = useState(() => createDelay(setOpen));
  useEffect(() => () => delay.close('now'), [delay]);
  return { isOpen, ...delay };
}
