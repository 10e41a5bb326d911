import { useEffect, useState } from 'react';
import { forgetReload } from './code/reload.ts';
import { useTitle } from '../title/useTitle.ts';

/** The longest time for which a closing drawer or dialog keeps the page inert, in ms. */
const OVERLAY_MS = 1000;

let isFirstScreen = true;

/**
 * Focuses the page's heading as soon as that is possible. It does nothing if a panel has opened meanwhile, which would close when
 * it loses the focus. The returned function cancels it.
 */
function focusHeading(): () => void {
  const until = performance.now() + OVERLAY_MS;
  let frame = 0;
  function focus() {
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    if (!document.activeElement?.closest('[role=dialog]')) heading.focus({ preventScroll: true });
    if (document.activeElement !== heading && performance.now() < until) frame = requestAnimationFrame(focus);
  }
  focus();
  return () => cancelAnimationFrame(frame);
}

interface ScreenOptions {
  /** The screen focuses one of its fields. @default false */
  hasOwnFocus?: boolean;
}

/**
 * Sets the title and, except on the first screen, moves the focus to the heading. Every screen calls it.
 *
 * @returns the function that puts what the screen shows, for example the number of an order, in front of the title
 */
export function useScreen(title: string, { hasOwnFocus = false }: ScreenOptions = {}): (subject: string) => void {
  const [subject, setSubject] = useState('');
  useTitle(title, subject);

  useEffect(() => {
    forgetReload();
    const isFirst = isFirstScreen;
    isFirstScreen = false;
    return isFirst || hasOwnFocus ? undefined : focusHeading();
  }, [hasOwnFocus]);
  return setSubject;
}
