import type { Page } from '@playwright/test';

/** Elements that make the page scroll sideways, except boxes that scroll by design. */
export async function horizontalOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= limit) return [];
    const inScroller = (element: Element) => {
      for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement)
        if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(box).overflowX)) return true;
      return false;
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (right > limit + 1 || left < -1) && !inScroller(element);
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.className} ${Math.round(element.getBoundingClientRect().right)}`)
      .slice(0, 5);
  });
}

/** Whether the focused element, a part of it or a box around it has an outline; true when nothing is focusable. */
export async function hasFocusOutline(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return true;
    const parts = [focused, ...focused.querySelectorAll('*')];
    for (let box = focused.parentElement; box !== null; box = box.parentElement) parts.push(box);
    if (focused.nextElementSibling !== null) parts.push(focused.nextElementSibling);
    // A link whose target is its whole card has its outline around the card, and a tab around its room; both outlines are on a
    // pseudo-element.
    return parts.some((part) =>
      [null, '::before', '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      }),
    );
  });
}
