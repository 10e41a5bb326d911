'use client';
import { useEffect, useState } from 'react';

const OPEN_MS = 700;
const CLOSE_MS = 100;
/** The time after a tooltip in which the next one opens without a delay. */
const WARM_MS = 500;

export type When = 'now' | 'soon';

// Only one tooltip is open at a time.
let closeOpenOne: (() => void) | undefined;
let warmUntil = 0;

function createDelay(onChange: (isOpen: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function closeNow() {
    if (closeOpenOne === closeNow) {
      closeOpenOne = undefined;
      warmUntil = performance.now() + WARM_MS;
    }
    onChange(false);
  }
  function openNow() {
    if (closeOpenOne !== closeNow) closeOpenOne?.();
    closeOpenOne = closeNow;
    onChange(true);
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

/** Opens and closes immediately, or after a delay that filters out accidental hovers. */
export function useDelayedOpen() {
  const [isOpen, setOpen] = useState(false);
  const [delay] = useState(() => createDelay(setOpen));
  useEffect(() => () => delay.close('now'), [delay]);
  return { isOpen, ...delay };
}
