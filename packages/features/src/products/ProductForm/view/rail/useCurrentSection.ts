'use client';
import { type RefObject, useEffect, useState } from 'react';

const sectionOf = (element: Element | null) => element?.closest<HTMLElement>('[data-section]')?.dataset.section;

/** The section of the focused field, else the topmost section visible below the page's sticky bars. */
export function useCurrentSection(root: RefObject<HTMLElement | null>): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const { current: form } = root;
    if (form === null) return undefined;
    const sections = [...form.querySelectorAll<HTMLElement>('[data-section]')];
    const visible = new Set<Element>();
    const update = () => {
      const focused = form.contains(document.activeElement) ? sectionOf(document.activeElement) : undefined;
      setCurrent(focused ?? sectionOf(sections.find((section) => visible.has(section)) ?? null));
    };
    const top = Number.parseFloat(getComputedStyle(form).scrollMarginBlockStart) || 0;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        }
        update();
      },
      { rootMargin: `-${top}px 0px 0px` },
    );
    for (const section of sections) observer.observe(section);
    // Between two fields nothing has the focus for a moment.
    const onFocusOut = () => queueMicrotask(update);
    form.addEventListener('focusin', update);
    form.addEventListener('focusout', onFocusOut);
    return () => {
      observer.disconnect();
      form.removeEventListener('focusin', update);
      form.removeEventListener('focusout', onFocusOut);
    };
  }, [root]);
  return current;
}
