'use client';
import { type RefObject, useEffect } from 'react';

/** An on-screen keyboard has at least this height, in px; the browser's own bar is lower. */
const KEYBOARD = 120;

/**
 * Sets `--valise-keyboard`, the height of the on-screen keyboard, on an element, and `data-keyboard` while there is one. The
 * keyboard covers the end of the window without making the window smaller.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (visualViewport === null) return undefined;
    const viewport = visualViewport;
    function measure() {
      const { current } = element;
      if (current === null) return;
      // Zooming in also makes the visible part smaller.
      const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      const isKeyboard = covered >= KEYBOARD;
      current.style.setProperty('--valise-keyboard', isKeyboard ? `${covered}px` : '0px');
      current.toggleAttribute('data-keyboard', isKeyboard);
    }
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [element]);
}
