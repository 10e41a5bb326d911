'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function to call before a new page is shown. It scrolls to the head of the list after the render, unless the head is
 * visible.
 */
export function useScrollToHead(list: RefObject<HTMLElement | null>): () => void {
  const isTurning = useRef(false);
  useLayoutEffect(() => {
    if (!isTurning.current) return;
    isTurning.current = false;
    const { current } = list;
    if (current === null) return;
    // A smaller distance than its scroll margin means that a sticky bar covers it.
    const margin = Number.parseFloat(getComputedStyle(current).scrollMarginBlockStart);
    if (current.getBoundingClientRect().top < margin) current.scrollIntoView({ block: 'start' });
  });
  return () => {
    isTurning.current = true;
  };
}
