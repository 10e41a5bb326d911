'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Returns a function to be called before another page is shown. Scrolls to the head of the list once it is there, unless that is in sight. */
export function useScrollToHead(list: RefObject<HTMLElement | null>): () => void {
  const isTurning = useRef(false);
  useLayoutEffect(() => {
    if (!isTurning.current) return;
    isTurning.current = false;
    const { current } = list;
    if (current === null) return;
    // Less than its scroll margin, and a sticky bar covers it.
    const margin = Number.parseFloat(getComputedStyle(current).scrollMarginBlockStart);
    if (current.getBoundingClientRect().top < margin) current.scrollIntoView({ block: 'start' });
  });
  return () => {
    isTurning.current = true;
  };
}
