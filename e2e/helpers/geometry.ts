import type { Page } from '@playwright/test';

/**
 * Finds faults in the layout of the page's text: overlapping text, broken words, tags with several lines, and elements that make
 * the page scroll sideways. Of clipped text only the visible part counts.
 */
export function faultsOfGeometry(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      text: string;
      owner: Element;
      layer: Element;
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    const faults: string[] = [];
    const root = document.documentElement;
    const styleOf = new Map<Element, CSSStyleDeclaration>();
    const style = (element: Element) => {
      const known = styleOf.get(element) ?? getComputedStyle(element);
      styleOf.set(element, known);
      return known;
    };
    const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"]';
    /** A floating or sticky element covers the elements below it, so text is compared within one such layer. */
    const layerOf = (element: Element): Element => {
      for (let box: Element | null = element; box !== null; box = box.parentElement)
        if (['fixed', 'sticky'].includes(style(box).position) || box.matches(overlay)) return box;
      return root;
    };
    const clipped = (owner: Element, rect: DOMRect) => {
      let { left, top, right, bottom } = rect;
      for (let box: Element | null = owner; box !== null && box !== document.body; box = box.parentElement) {
        if (style(box).overflowX === 'visible' && style(box).overflowY === 'visible') continue;
        const limit = box.getBoundingClientRect();
        [left, top] = [Math.max(left, limit.left), Math.max(top, limit.top)];
        [right, bottom] = [Math.min(right, limit.right), Math.min(bottom, limit.bottom)];
        if (style(box).position === 'fixed') break;
      }
      return { left, top, right, bottom };
    };

    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const owner = node.parentElement;
      if (owner === null || node.data.trim() === '') continue;
      if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const rects = range.getClientRects();
      if (rects.length > 1)
        for (const { index, 0: word } of node.data.matchAll(/(?<!\S)\p{L}{2,14}(?=[.,:;!?]?(?!\S))/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => top);
          if (Math.max(...tops) - Math.min(...tops) > 4) faults.push(`the word '${word}' is broken`);
        }
      for (const rect of rects) {
        const seen = clipped(owner, rect);
        if (seen.right - seen.left < 3 || seen.bottom - seen.top < 3) continue;
        lines.push({ text: node.data.trim().slice(0, 40), owner, layer: layerOf(owner), ...seen });
      }
    }

    lines.sort((one, other) => one.top - other.top);
    for (const [index, one] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next] as Line;
        if (other.top >= one.bottom) break;
        if (one.layer !== other.layer || one.owner === other.owner) continue;
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - other.top;
        const least = Math.min(one.bottom - one.top, other.bottom - other.top);
        if (width > 2 && height > least / 3) faults.push(`'${one.text}' and '${other.text}' overlap`);
      }
    }

    // A status is a tag with an eyelet.
    for (const eyelet of document.querySelectorAll('svg[viewBox="0 0 8 8"]')) {
      const tag = eyelet.parentElement;
      if (tag === null || !tag.checkVisibility()) continue;
      const tops = lines.filter(({ owner }) => owner === tag).map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 4) faults.push(`the tag '${tag.textContent}' has several lines`);
    }

    if (root.scrollWidth > root.clientWidth) {
      const isInside = (element: Element) => {
        for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement)
          if (style(box).overflowX !== 'visible') return true;
        return false;
      };
      const wide = [...document.body.querySelectorAll('*')].filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return width > 0 && right > root.clientWidth + 1 && !isInside(element);
      });
      faults.push(`the page scrolls sideways by ${root.scrollWidth - root.clientWidth} px: ${wide.slice(0, 3).map((element) => `${element.tagName} '${element.textContent?.slice(0, 30)}'`).join(', ')}`);
    }
    return [...new Set(faults)].slice(0, 8);
  });
}
