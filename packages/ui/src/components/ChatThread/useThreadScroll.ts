'use client';
import { type VirtualItem, type Virtualizer, useVirtualizer } from '@tanstack/react-virtual';
import { type RefCallback, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { ChatMessage } from '../MessageBubble/chatMessage.ts';

/** So close to the end, in px, a reader counts as being there. */
const NEAR_END = 80;
/** A message of one line, in px. What is on screen is measured. */
const ONE_LINE = 72;
const EDGE = 16;

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

type ThreadVirtualizer = Virtualizer<HTMLDivElement, HTMLLIElement>;

/** A message changes its height when its day's name comes or goes above it: what is read below it stays where it is. */
const standsAbove = ({ start }: VirtualItem, _: number, { scrollOffset }: ThreadVirtualizer) => start <= (scrollOffset ?? 0) + EDGE;

export interface ThreadScroll {
  /** The messages to draw, by place. */
  items: readonly VirtualItem[];
  /** Goes on the element that holds them. */
  list: RefCallback<HTMLElement>;
  /** Goes on each of them. */
  measure: RefCallback<HTMLLIElement>;
  toEnd: () => void;
  /** Whether the reader was at the end when the box was last scrolled. */
  isAtEnd: () => boolean;
  /** The box was scrolled; answers whether it is at the end. */
  scrolled: () => boolean;
}

/** Draws what is on screen alone. It opens at the end, stays there, and otherwise keeps what is being read where it is. */
export function useThreadScroll(box: RefObject<HTMLDivElement | null>, messages: readonly ChatMessage[]): ThreadScroll {
  const atEnd = useRef(true);
  const getItemKey = useCallback((place: number) => messages[place]?.key ?? place, [messages]);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: messages.length,
    getItemKey,
    getScrollElement: () => box.current,
    estimateSize: () => ONE_LINE,
    overscan: 6,
    paddingStart: EDGE,
    paddingEnd: EDGE / 4,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END,
    directDomUpdates: true,
  });
  const { containerRef, measureElement } = virtualizer;
  const toEnd = useCallback(() => virtualizer.scrollToEnd(), [virtualizer]);

  useIsomorphicLayoutEffect(() => {
    Object.assign(virtualizer, { shouldAdjustScrollPositionOnItemSizeChange: standsAbove });
    virtualizer.scrollToEnd();
  }, [virtualizer]);

  // A composer that grows, or a keyboard that opens, takes room from the thread: its end stays in sight.
  useEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) toEnd();
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [box, toEnd]);

  return {
    items: virtualizer.getVirtualItems(),
    list: containerRef,
    measure: measureElement,
    toEnd,
    isAtEnd: useCallback(() => atEnd.current, []),
    scrolled: useCallback(() => {
      const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {};
      atEnd.current = scrollHeight - scrollTop - clientHeight <= NEAR_END;
      return atEnd.current;
    }, [box]),
  };
}
