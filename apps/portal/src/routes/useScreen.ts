import { useEffect } from 'react';
import { useTitle } from './useTitle.ts';

/** A drawer or dialog that is closing holds the page out of reach for less than this. */
const OVERLAY_MS = 1000;

let isFirstScreen = true;

/** Focuses the page's heading, once it can be; the answer calls it off. */
function focusHeading(): () => void {
  const until = performance.now() + OVERLAY_MS;
  let frame = 0;
  function focus() {
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    if (document.activeElement !== heading && performance.now() < until) frame = requestAnimationFrame(focus);
  }
  focus();
  return () => cancelAnimationFrame(frame);
}

/** Every screen's arrival: its title and, except on the first one, focus on its heading. */
export function useScreen(title: string): void {
  useTitle(title);

  useEffect(() => {
    if (!isFirstScreen) return focusHeading();
    isFirstScreen = false;
    return undefined;
  }, []);
}
