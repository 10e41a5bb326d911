import { type RefObject, useEffect } from 'react';

/**
 * During its exit an overlay is inert, so that a second press on an item does not act again,
 * and the focus is back at its trigger.
 */
export function useInertExit(overlay: RefObject<HTMLElement | null>, isOpen: boolean, trigger?: RefObject<Element | null>) {
  // Runs after React Aria has made the page around the overlay active again.
  useEffect(() => {
    const { current } = overlay;
    if (current === null) return;
    setInert(current, !isOpen);
    const target = trigger?.current;
    if (!isOpen && target instanceof HTMLElement && current.contains(document.activeElement)) target.focus({ preventScroll: true });
  }, [overlay, isOpen, trigger]);
}

/** Only the children become inert: the overlay itself still keeps presses from the page below. */
function setInert({ children }: HTMLElement, isInert: boolean) {
  for (const child of children) child.toggleAttribute('inert', isInert);
}
