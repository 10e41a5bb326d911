import { type RefObject, useEffect } from 'react';

/**
 * While an overlay leaves, what is in it takes neither presses nor keys, so that a second press on an item does not act again, and
 * the focus is back at its trigger.
 */
export function useInertExit(overlay: RefObject<HTMLElement | null>, isOpen: boolean, trigger?: RefObject<Element | null>) {
  // After React Aria has given the page around it back.
  useEffect(() => {
    const { current } = overlay;
    if (current === null) return;
    setInert(current, !isOpen);
    const target = trigger?.current;
    if (!isOpen && target instanceof HTMLElement && current.contains(document.activeElement)) target.focus({ preventScroll: true });
  }, [overlay, isOpen, trigger]);
}

/** The overlay itself keeps presses from what is below it. */
function setInert({ children }: HTMLElement, isInert: boolean) {
  for (const child of children) child.toggleAttribute('inert', isInert);
}
