import { type RefObject, useLayoutEffect } from 'react';

/** What React Aria lays over the page below a popover that takes all presses. A modal overlay is its own backdrop. */
const UNDERLAY = '[data-testid="underlay"]';

/**
 * While an overlay is open, a press on its backdrop leaves the focus in it and selects no text. The browser would take the focus away
 * until the next frame, and a key in between, as a quick Tab after a double press, would be lost or start at the first control again.
 */
export function useBackdropPress(overlay: RefObject<HTMLElement | null>, isOpen: boolean) {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const keepFocus = (event: MouseEvent) => {
      const { target } = event;
      if (target instanceof Element && (target === overlay.current || target.matches(UNDERLAY))) event.preventDefault();
    };
    document.addEventListener('mousedown', keepFocus);
    return () => document.removeEventListener('mousedown', keepFocus);
  }, [overlay, isOpen]);
}
