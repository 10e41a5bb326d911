import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const ENTRY = 'scroll_positions';
const LONGEST_WAIT_MS = 5000;

/** How far each entry of the tab's history was scrolled, by its key. A reload does not forget it. */
const positions = new Map<string, number>(recall());

function recall(): [string, number][] {
  try {
    return JSON.parse(window.sessionStorage.getItem(ENTRY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

function keep() {
  try {
    window.sessionStorage.setItem(ENTRY, JSON.stringify([...positions].slice(-50)));
  } catch {
    // Without storage a reload starts at the top.
  }
}

/** Scrolls as soon as the page is long enough, unless the reader has moved first. */
function scrollWhenPossible(top: number): () => void {
  const stop = new AbortController();
  const growth = new ResizeObserver(attempt);
  function attempt() {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return;
    window.scrollTo(0, top);
    stop.abort();
  }
  stop.signal.addEventListener('abort', () => growth.disconnect());
  for (const moved of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(moved, () => stop.abort(), { signal: stop.signal, passive: true });
  AbortSignal.timeout(LONGEST_WAIT_MS).addEventListener('abort', () => stop.abort());
  growth.observe(document.body);
  return () => stop.abort();
}

/** Remembers the reader's place at every entry of the history. */
export function useScrollMemory(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const stop = new AbortController();
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true, signal: stop.signal });
    window.addEventListener('pagehide', keep, { signal: stop.signal });
    return () => stop.abort();
  }, [key]);
}

/** Stands beside a screen, which starts at its top; by Back and Forward, where it was left. */
export function ScrollStart() {
  const { key } = useLocation();
  const way = useNavigationType();
  const [place] = useState(() => (way === 'POP' ? (positions.get(key) ?? 0) : 0));
  useLayoutEffect(() => {
    if (place > 0) return scrollWhenPossible(place);
    window.scrollTo(0, 0);
    return undefined;
  }, [place]);
  return null;
}
