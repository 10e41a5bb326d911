'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { vars } from '../../theme/vars.css.ts';
import { type TableLayout, tableLayout } from './tableLayout.ts';

const widths = {
  full: Number.parseInt(vars.container['table-full'], 10),
  condensed: Number.parseInt(vars.container['table-condensed'], 10),
};

/** Larger text needs more room: at 200 % a container holds half as much. */
const textScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** The layout that fits the container. One is rendered, never two; a server renders the full one. */
export function useTableLayout(container: RefObject<HTMLElement | null>, hasCards: boolean): TableLayout {
  const [layout, setLayout] = useState<TableLayout>('full');
  useLayoutEffect(() => {
    const { current } = container;
    if (current === null) return;
    const measure = () => setLayout(tableLayout({ width: current.clientWidth / textScale(), hasCards }, widths));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [container, hasCards]);
  return layout;
}
