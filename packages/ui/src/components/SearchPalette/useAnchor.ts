'use client';
import { type RefObject, useLayoutEffect } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';

/** Aligns a panel of the search with the box that opens it, if there is one. */
export function useAnchor(panel: RefObject<HTMLElement | null>, anchor: RefObject<Element | null> | undefined): void {
  const { direction } = useLocale();
  useLayoutEffect(() => {
    const box = anchor?.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return;
    const start = direction === 'rtl' ? window.innerWidth - box.right : box.left;
    panel.current?.style.setProperty('--valise-search-start', `${start}px`);
  }, [panel, anchor, direction]);
}
