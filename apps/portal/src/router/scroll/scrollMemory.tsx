import { storedEntry } from '@valise/features/kit';
import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from '../reactRouter.ts';
import { unsavedInput } from '../leaving/unsavedInput.ts';
import { parseScrollPositions, type ScrollPosition } from './scrollPositions.ts';

const LONGEST_WAIT_MS = 5000;
const STORED_POSITIONS = 50;

const stored = storedEntry<readonly ScrollPosition[]>('scrollPositions', {
  storage: 'session',
  parse: parseScrollPositions,
  fallback: [],
});

/** The scroll position of each entry of the tab's history, in px, by the entry's key. It survives a reload. */
const positions = new Map(stored.read());

/** Scrolls as soon as the page is long enough, unless the user has scrolled first. */
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

/** Stores the scroll position of every entry of the history. */
export function ScrollMemory() {
  const { key } = useLocation();
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const stop = new AbortController();
    const remember = () => positions.set(key, window.scrollY);
    const store = () => {
      // The scroll event of the last frame may be missing. At the top, a page may still be too short for its stored position.
      if (window.scrollY > 0) remember();
      // After a reload the form is empty, and the offer of its draft is at the top.
      if (unsavedInput.exists()) positions.delete(key);
      stored.write([...positions].slice(-STORED_POSITIONS));
    };
    window.addEventListener('scroll', remember, { passive: true, signal: stop.signal });
    window.addEventListener('pagehide', store, { signal: stop.signal });
    return () => stop.abort();
  }, [key]);
  return null;
}

/** Scrolls a new screen to its top, and one that Back or Forward shows to its last position. */
export function ScrollStart() {
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const [top] = useState(() => (navigationType === 'POP' ? (positions.get(key) ?? 0) : 0));
  useLayoutEffect(() => {
    if (top > 0) return scrollWhenPossible(top);
    window.scrollTo(0, 0);
    return undefined;
  }, [top]);
  return null;
}
