'use client';
import { type KeyboardEvent, memo, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useMessages } from '../../../messages/useMessages.ts';
import { remWidth, toRem } from '../layout/remWidth.ts';
import { boundedWidth, leastWidth, mostWidth } from '../layout/resizing.ts';
import type { TableColumn } from '../tableProps.ts';
import type { ResizeColumn } from './useColumnResize.ts';
import * as styles from './WidthSeparator.css.ts';
import { columnToolMessages } from '../toolbar/columnToolMessages.ts';

export interface WidthSeparatorProps {
  column: Pick<TableColumn<never>, 'id' | 'header' | 'width' | 'placeholder'>;
  onResize: ResizeColumn;
}

/** The width change of one arrow key, in rem. */
const STEP = 0.5;

/**
 * Changes a column's width, at the column's start, because the first column takes the remaining width. Arrow keys move it; Enter and a
 * double click restore the column's own width. Memoised, so that a sort does not render it.
 */
export const WidthSeparator = memo(function WidthSeparator({ column, onResize }: WidthSeparatorProps) {
  const { id, header } = column;
  const messages = useMessages(columnToolMessages);
  const toStart = useLocale().direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const toEnd = toStart === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const separator = useRef<HTMLDivElement>(null);
  const drag = useRef<{ from: number; width: number }>(null);
  const [width, setWidth] = useState(0);
  // Some screen readers read the name with every cell of the column, so it has one only while it is focused.
  const [isFocused, setFocused] = useState(false);
  const measured = () => remWidth(separator.current?.parentElement);

  useLayoutEffect(() => {
    const cell = separator.current?.parentElement;
    if (!cell) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.round(remWidth(cell) * 16) / 16));
    observer.observe(cell);
    return () => observer.disconnect();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'Enter') onResize(id, null, true);
    else if (key === toStart || key === toEnd) onResize(id, boundedWidth(column, measured() + (key === toStart ? STEP : -STEP)), true);
    else return;
    event.preventDefault();
  }

  function draggedWidth({ clientX }: PointerEvent): number | null {
    if (drag.current === null) return null;
    const towardsStart = (drag.current.from - clientX) * (toStart === 'ArrowLeft' ? 1 : -1);
    return boundedWidth(column, drag.current.width + toRem(towardsStart));
  }
  function onDragEnd(event: PointerEvent) {
    const dragged = draggedWidth(event);
    if (dragged !== null && drag.current?.from !== event.clientX) onResize(id, dragged, true);
    drag.current = null;
  }

  return (
    // A focusable separator is a control: the window splitter pattern of the ARIA Authoring Practices.
    <div
      ref={separator}
      role="separator"
      aria-orientation="vertical"
      aria-label={isFocused ? messages.tableColumnWidth({ column: header }) : undefined}
      aria-valuemin={leastWidth(column) * 16}
      aria-valuemax={mostWidth * 16}
      aria-valuenow={width * 16}
      aria-valuetext={isFocused ? messages.tableColumnPixels({ count: Math.round(width * 16) }) : undefined}
      tabIndex={0}
      className={styles.separator}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onResize(id, null, true)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { from: event.clientX, width: measured() };
      }}
      onPointerMove={(event) => {
        const dragged = draggedWidth(event);
        if (dragged !== null) onResize(id, dragged, false);
      }}
      onPointerUp={onDragEnd}
      onPointerCancel={onDragEnd}
    />
  );
});
