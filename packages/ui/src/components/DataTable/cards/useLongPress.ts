'use client';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const LONG_PRESS_MS = 500;
/** A finger that moves further than this, in px, scrolls. */
const STILL_PX = 10;

/**
 * Delegated handlers that report a long press on a row, if a function is given. The click and the browser's menu that follow are
 * suppressed.
 */
export function useLongPress(onLongPress: ((rowIndex: number) => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const pressedRow = useRef<HTMLElement>(null);
  const isLong = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const cancel = () => {
    clearTimeout(timer.current);
    pressedRow.current = null;
  };
  const report = () => {
    const { current } = pressedRow;
    cancel();
    if (current === null) return;
    isLong.current = true;
    onLongPress?.(Number(current.dataset.rowIndex));
  };
  return {
    onPointerDown: ({ pointerType, target, clientX, clientY }: PointerEvent) => {
      cancel();
      isLong.current = false;
      if (onLongPress === undefined || pointerType !== 'touch' || !(target instanceof Element) || target.closest('button, input')) return;
      pressedRow.current = target.closest<HTMLElement>('[data-row-index]');
      start.current = { x: clientX, y: clientY };
      timer.current = setTimeout(report, LONG_PRESS_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > STILL_PX) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onContextMenu: (event: MouseEvent) => {
      // Some browsers open the menu of a link before the timer ends.
      if (pressedRow.current !== null) report();
      if (isLong.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isLong.current) return;
      isLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
