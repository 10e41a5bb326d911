'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { widths } from '../DataTable.css.ts';
import { type TableLayout, tableLayout } from './tableLayout.ts';

/** Larger text needs more room: at 200 % a container counts as half as wide. */
const textScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

interface Layout {
  layout: TableLayout;
  /** Wide enough for the usual padding, whatever the number of columns. */
  isRoomy: boolean;
}

/** The layout that fits the container. Only this layout is rendered; a server renders the one with all columns. */
export function useTableLayout(container: RefObject<HTMLElement | null>, hasCards: boolean): Layout {
  const [layout, setLayout] = useState<TableLayout>('full');
  const [isRoomy, setRoomy] = useState(true);
  useLayoutEffect(() => {
    const { current } = container;
    if (current === null) return;
    const measure = () => {
      const width = current.clientWidth / textScale();
      setLayout(tableLayout({ width, hasCards }, widths));
      setRoomy(width >= widths.roomy);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [container, hasCards]);
  return { layout, isRoomy };
}
