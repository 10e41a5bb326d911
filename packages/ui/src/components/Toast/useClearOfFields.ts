'use client';
import { type RefObject, useEffect } from 'react';
import { placeOf } from './placeOf.ts';

/** The gap between the toasts and a field, in px. */
const GAP = 8;
const controls = 'form :is(input:not([type="hidden"]), textarea, select, button, [role="spinbutton"])';

const isBehind = (one: DOMRect, other: DOMRect) =>
  one.left < other.right + GAP && other.left - GAP < one.right && one.top < other.bottom + GAP && other.top - GAP < one.bottom;

/** The height of the bar at the lower edge of the window, for example with Save, in px. */
function barBelow({ left, width }: DOMRect): number {
  let bar = document.elementFromPoint(left + width / 2, window.innerHeight - 1);
  while (bar !== null && getComputedStyle(bar).position !== 'sticky') bar = bar.parentElement;
  return bar === null ? 0 : Math.max(0, window.innerHeight - bar.getBoundingClientRect().top);
}

/**
 * While the region has toasts, it is in a place that covers no control of a form, if there is one. The page scrolls so that the
 * focused element is beside the toasts, not behind them.
 */
export function useClearOfFields(region: RefObject<HTMLElement | null>, isEmpty: boolean) {
  useEffect(() => {
    const element = region.current;
    if (isEmpty || element === null) return undefined;
    const page = document.documentElement;
    const boxAt = (place: string) => {
      element.dataset.place = place;
      return element.getBoundingClientRect();
    };
    const clear = () => {
      const { activeElement } = document;
      const box = element.getBoundingClientRect();
      const isTop = element.dataset.place === 'top';
      page.style.scrollPaddingBlockStart = isTop ? `${box.bottom + GAP}px` : '';
      page.style.scrollPaddingBlockEnd = isTop ? '' : `${window.innerHeight - box.top + GAP}px`;
      if (activeElement === null || element.contains(activeElement) || activeElement === document.body) return;
      if (isBehind(activeElement.getBoundingClientRect(), box)) activeElement.scrollIntoView({ block: 'nearest' });
    };
    const choose = () => {
      // The region is transparent for this search.
      element.style.pointerEvents = 'none';
      element.style.setProperty('--valise-toast-bottom', `${barBelow(boxAt('end'))}px`);
      element.style.pointerEvents = '';
      const fields = Array.from(document.querySelectorAll(controls), (control) => control.getBoundingClientRect());
      boxAt(placeOf((place) => fields.some((field) => isBehind(field, boxAt(place)))));
      clear();
    };
    const sizes = new ResizeObserver(choose);
    sizes.observe(element);
    document.addEventListener('focusin', clear);
    return () => {
      sizes.disconnect();
      document.removeEventListener('focusin', clear);
      page.style.removeProperty('scroll-padding-block-start');
      page.style.removeProperty('scroll-padding-block-end');
    };
  }, [region, isEmpty]);
}
