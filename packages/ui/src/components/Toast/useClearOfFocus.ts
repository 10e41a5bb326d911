'use client';
import { type RefObject, useEffect } from 'react';

/** Between the toasts and what has the focus, in px. */
const GAP = 8;

const isBehind = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** While the region has toasts, the page scrolls so that what has the focus is below them, not behind them. */
export function useClearOfFocus(region: RefObject<HTMLElement | null>, isEmpty: boolean) {
  useEffect(() => {
    const element = region.current;
    if (isEmpty || element === null) return undefined;
    const page = document.documentElement;
    const clear = () => {
      const { activeElement } = document;
      const box = element.getBoundingClientRect();
      page.style.scrollPaddingBlockStart = `${box.bottom + GAP}px`;
      if (activeElement === null || element.contains(activeElement) || activeElement === document.body) return;
      if (isBehind(activeElement.getBoundingClientRect(), box)) activeElement.scrollIntoView({ block: 'nearest' });
    };
    const sizes = new ResizeObserver(clear);
    sizes.observe(element);
    document.addEventListener('focusin', clear);
    return () => {
      sizes.disconnect();
      document.removeEventListener('focusin', clear);
      page.style.removeProperty('scroll-padding-block-start');
    };
  }, [region, isEmpty]);
}
