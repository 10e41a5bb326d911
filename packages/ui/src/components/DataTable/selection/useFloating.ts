'use client';
import { type CSSProperties, type RefObject, useEffect, useState } from 'react';

/** The place that an element has left: its height, and its distances from the sides of the window as custom properties. */
export type FloatingStyle = CSSProperties & Record<'--valise-bar-start' | '--valise-bar-end', string>;

function floatingStyle(card: Element, minBlockSize: number): FloatingStyle {
  const { left, right } = card.getBoundingClientRect();
  const sides = [left, document.documentElement.clientWidth - right];
  const [start = 0, end = 0] = getComputedStyle(card).direction === 'rtl' ? sides.toReversed() : sides;
  return { '--valise-bar-start': `${start}px`, '--valise-bar-end': `${end}px`, minBlockSize };
}

/**
 * The style of an element that has left the window above, behind what is sticky there: its `scroll-margin-block-start`. Undefined
 * while it has not, and while `isWatching` is false.
 */
export function useFloating(place: RefObject<HTMLElement | null>, isWatching: boolean): FloatingStyle | undefined {
  const [style, setStyle] = useState<FloatingStyle>();
  useEffect(() => {
    const element = place.current;
    const card = element?.parentElement;
    if (!isWatching || element === null || !card) return undefined;
    const top = Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart) || 0;
    let isAbove = false;
    const follow = (isResized: boolean) => {
      const { bottom, height } = element.getBoundingClientRect();
      if (isAbove === bottom <= top && !(isAbove && isResized)) return;
      isAbove = bottom <= top;
      // Its height stays, so that the rows do not move.
      setStyle(isAbove ? floatingStyle(card, height) : undefined);
    };
    const stop = new AbortController();
    window.addEventListener('scroll', () => follow(false), { passive: true, signal: stop.signal });
    const resizes = new ResizeObserver(() => follow(true));
    resizes.observe(card);
    return () => {
      stop.abort();
      resizes.disconnect();
      setStyle(undefined);
    };
  }, [place, isWatching]);
  return style;
}
