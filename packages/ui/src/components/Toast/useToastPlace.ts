'use client';
import { type RefObject, useEffect } from 'react';
import { CONTROL_COST, placeOf, ROW_COST, type ToastPlace } from './placeOf.ts';

/** The gaps to a control, to the page's header and to the edges, in px. */
const GAP = 8;
const EDGE = 16;
/** Below this width the toasts are above the bar at the lower edge. */
const PHONE = 768;

const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="spinbutton"]';

interface Control {
  box: DOMRect;
  cost: number;
}

const isBehind = (one: DOMRect, other: DOMRect, gap = GAP) =>
  one.left < other.right + gap && other.left - gap < one.right && one.top < other.bottom + gap && other.top - gap < one.bottom;

/** The controls that can be used now. */
function usableControls(region: Element): Control[] {
  return [...document.querySelectorAll(controls)].flatMap((control) => {
    const box = control.getBoundingClientRect();
    const isInSight = box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < window.innerHeight;
    if (!isInSight || region.contains(control) || control.matches(':disabled') || control.closest('[inert], [aria-hidden="true"]')) return [];
    return [{ box, cost: control.closest('tr, main li:not(form *)') === null ? CONTROL_COST : ROW_COST }];
  });
}

/** The height of the bar at the lower edge of the window, for example with Save, in px. */
function barBelow({ left, width }: DOMRect): number {
  let bar = document.elementFromPoint(left + width / 2, window.innerHeight - 1);
  while (bar !== null && !['sticky', 'fixed'].includes(getComputedStyle(bar).position)) bar = bar.parentElement;
  const { top, height } = bar?.getBoundingClientRect() ?? { top: window.innerHeight, height: 0 };
  // A dialog with its backdrop is no bar.
  return height > window.innerHeight / 2 ? 0 : Math.max(0, window.innerHeight - top);
}

const header = () => document.querySelector('[data-page-header]');
const hasDialog = () => document.querySelector('[aria-modal="true"], dialog[open]') !== null;

/**
 * Puts the toasts below the page's header, at the trailing edge, where they cover no control if there is such a place; with an open dialog,
 * and on a phone, above the lower edge. The page scrolls so that the focused element is beside the toasts, not behind them.
 */
export function useToastPlace(region: RefObject<HTMLElement | null>, isEmpty: boolean) {
  useEffect(() => {
    const element = region.current;
    if (isEmpty || element === null) return undefined;
    const page = document.documentElement;

    const clear = () => {
      const { activeElement } = document;
      const box = element.getBoundingClientRect();
      const isAbove = (box.top + box.bottom) / 2 < window.innerHeight / 2;
      page.style.scrollPaddingBlockStart = isAbove ? `${box.bottom + GAP}px` : '';
      page.style.scrollPaddingBlockEnd = isAbove ? '' : `${window.innerHeight - box.top + GAP}px`;
      if (activeElement === null || element.contains(activeElement) || activeElement === document.body) return;
      if (isBehind(activeElement.getBoundingClientRect(), box)) activeElement.scrollIntoView({ block: 'nearest' });
    };

    let placedFor: Element | null = null;
    const place = () => {
      placedFor = header();
      const { width, height } = element.getBoundingClientRect();
      const [left, right] = [EDGE, page.clientWidth - EDGE - width];
      const [leading, trailing] = getComputedStyle(element).direction === 'rtl' ? [right, left] : [left, right];
      const boxAt = ({ top, isTrailing }: ToastPlace) => new DOMRect(isTrailing ? trailing : leading, top, width, height);

      // The region is transparent for this search.
      element.style.pointerEvents = 'none';
      const bar = barBelow(boxAt({ top: 0, isTrailing: true }));
      element.style.pointerEvents = '';
      element.style.removeProperty('inset-block-start');
      const belowBar = Number.parseFloat(getComputedStyle(element).insetBlockStart);
      const from = Math.max(belowBar, (placedFor?.getBoundingClientRect().bottom ?? 0) + GAP);
      const to = window.innerHeight - bar - EDGE;
      const used = usableControls(element);
      const best = placeOf({ from: Math.min(from, Math.max(belowBar, to - height)), to, height, isFromBelow: window.innerWidth < PHONE || hasDialog() }, (at) => {
        const box = boxAt(at);
        return used.reduce((sum, control) => (isBehind(control.box, box, 0) ? sum + control.cost : sum), 0);
      });
      element.dataset.place = best.isTrailing ? 'trailing' : 'leading';
      element.style.insetBlockStart = `${best.top}px`;
      clear();
    };

    const sizes = new ResizeObserver(place);
    sizes.observe(element);
    // Another screen has another header; a toast often stands over the change of screens.
    const screens = new MutationObserver(() => {
      if (header() !== placedFor && !element.matches(':hover, :focus-within')) place();
    });
    screens.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', place);
    document.addEventListener('focusin', clear);
    return () => {
      sizes.disconnect();
      screens.disconnect();
      window.removeEventListener('resize', place);
      document.removeEventListener('focusin', clear);
      page.style.removeProperty('scroll-padding-block-start');
      page.style.removeProperty('scroll-padding-block-end');
    };
  }, [region, isEmpty]);
}
