import { useEffect } from 'react';
import { forgetReload } from './code/reload.ts';
import { useTitle } from '../title/useTitle.ts';

/** A drawer or dialog that is closing keeps the page inert for less than this. */
const OVERLAY_MS = 1000;

let isFirstScreen = true;

/**
 * Focuses the page's heading as soon as it can be focused, unless a panel was opened meanwhile, which would close without
 * focus. The returned function cancels that.
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

/** Every screen calls it. It sets the title and, except on the first screen, moves focus to the heading. */
export function useScreen(title: string, { hasOwnFocus = false }: ScreenOptions = {}): void {
  useTitle(title);

  useEffect(() => {
    forgetReload();
    const isFirst = isFirstScreen;
    isFirstScreen = false;
    return isFirst || hasOwnFocus ? undefined : focusHeading();
  }, [hasOwnFocus]);
}
