'use client';
import { type PointerEvent, useRef } from 'react';
import { isSwipeAway } from './isSwipeAway.ts';

interface Swipe {
  pointer: number;
  x: number;
  y: number;
  time: number;
}

/**
 * Dismisses a panel by a swipe towards its edge.
 *
 * @param direction of the swipe: -1 to the left, 1 to the right
 */
export function useSwipeAway(direction: -1 | 1, onAway: () => void) {
  const swipe = useRef<Swipe | null>(null);

  const distance = (event: PointerEvent, start: Swipe) => Math.max(0, (event.clientX - start.x) * direction);

  const settle = (panel: HTMLElement) => {
    swipe.current = null;
    panel.style.transform = '';
    delete panel.dataset.swiping;
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      swipe.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, time: event.timeStamp };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const start = swipe.current;
      if (start?.pointer !== event.pointerId) return;
      const moved = distance(event, start);
      const panel = event.currentTarget;
      if (panel.dataset.swiping === undefined && moved < 8) return;
      panel.dataset.swiping = '';
      panel.style.transform = `translateX(${moved * direction}px)`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const start = swipe.current;
      if (start?.pointer !== event.pointerId) return;
      const panel = event.currentTarget;
      const isAway = isSwipeAway({
        distance: distance(event, start),
        duration: event.timeStamp - start.time,
        width: panel.offsetWidth,
      });
      settle(panel);
      if (isAway) onAway();
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      settle(event.currentTarget);
    },
  };
}
