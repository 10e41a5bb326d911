'use client';
import { type VirtualItem, type Virtualizer, useVirtualizer } from '@tanstack/react-virtual';
import { type RefCallback, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { ChatMessage } from '../../MessageBubble/chatMessage.ts';

/** Within this distance of the end, in px, the user counts as being at the end. */
const NEAR_END = 80;
/** The assumed height of a one-line message, in px. Visible messages are measured. */
const ONE_LINE = 72;
const EDGE = 16;

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

type ThreadVirtualizer = Virtualizer<HTMLDivElement, HTMLLIElement>;

/** A new or removed day label changes the height of a message; the messages below must not move. */
const standsAbove = ({ start }: VirtualItem, _: number, { scrollOffset }: ThreadVirtualizer) => start <= (scrollOffset ?? 0) + EDGE;

export interface ThreadScroll {
  /** The messages to render, by index. */
  items: readonly VirtualItem[];
  /** Styles the element that contains them. */
  list: RefCallback<HTMLElement>;
  /** Positions and measures each of them. */
  measure: RefCallback<HTMLLIElement>;
  toEnd: () => void;
  /** Whether the thread was at its end when it was last scrolled. */
  isAtEnd: () => boolean;
  /** Called on scroll; returns whether the thread is at its end. */
  scrolled: () => boolean;
}

/** Renders only visible messages. It opens at the end, stays there, and otherwise keeps the scroll position. */
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
    scrollPaddingStart: EDGE,
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

  // The browser would scroll to a guessed end before the messages there are measured.
  useEffect(() => {
    const { current } = box;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      if ((key !== 'Home' && key !== 'End') || altKey || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      if (key === 'End') toEnd();
      else virtualizer.scrollToIndex(0, { align: 'start' });
    };
    current?.addEventListener('keydown', onKeyDown);
    return () => current?.removeEventListener('keydown', onKeyDown);
  }, [box, toEnd, virtualizer]);

  // A growing composer or a touch keyboard makes the thread smaller; its end stays visible.
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
    scrolled: () => {
      const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {};
      atEnd.current = scrollHeight - scrollTop - clientHeight <= NEAR_END;
      return atEnd.current;
    },
  };
}
