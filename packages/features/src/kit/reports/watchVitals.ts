import { pathShape } from './lines.ts';
import { observe } from './observe.ts';
import type { Reports } from './reports.ts';

/** How long a screen's data is waited for, in ms. */
const LIMIT_MS = 30_000;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Calls back in the first frame without a Skeleton or a Spinner. React has rendered the screen by the second frame after a press. */
function whenDataIsShown(then: () => void): () => void {
  const end = performance.now() + LIMIT_MS;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(check);
  });
  function check() {
    if (document.querySelector('[data-loading]') === null) then();
    else if (performance.now() < end) frame = requestAnimationFrame(check);
  }
  return () => cancelAnimationFrame(frame);
}

export interface Vitals {
  /** Another screen is being opened. Call it when the navigation starts. */
  open: (path: string) => void;
  /** Stops measuring. */
  end: () => void;
}

/**
 * Reports the web vitals of each screen under its own path, when it is left and whenever the page is hidden: the largest paint of the
 * first screen, and of each other the time from the navigation to its data, because browsers tell no largest paint of those; the layout
 * shifts, and the longest time from a press to its paint, since the screen was opened.
 */
export function watchVitals(reports: Pick<Reports, 'add'>, firstPath: string): Vitals {
  const ending = new AbortController();
  const { signal } = ending;
  let path = firstPath;
  let since = 0;
  /** The browser tells a largest paint, of the first screen alone; Safari did not before 26.2. */
  let hasPaint = PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint');
  let shown = 0;
  let shift = 0;
  let press = 0;
  let cancel = () => {};

  observe('largest-contentful-paint', ({ startTime }) => hasPaint && (shown = startTime), signal);
  observe('layout-shift', (entry) => {
    const { startTime, hadRecentInput, value } = entry as LayoutShift;
    if (startTime >= since && !hadRecentInput) shift += value;
  }, signal);
  observe('event', ({ startTime, duration }) => startTime >= since && (press = Math.max(press, duration)), signal);

  function report() {
    const first = hasPaint ? 'largest paint' : 'data shown after';
    reports.add('vitals', `${first} ${Math.round(shown)} ms, shifts ${shift.toFixed(3)}, longest press ${Math.round(press)} ms, at ${pathShape(path)}`);
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && shown > 0 && report(), { signal });

  function awaitData() {
    cancel();
    cancel = whenDataIsShown(() => {
      shown = performance.now() - since;
    });
  }
  if (!hasPaint) awaitData();

  return {
    open(next) {
      if (next === path) return;
      // What redirects before it has shown anything is no screen.
      if (shown > 0) {
        report();
        since = performance.now();
        hasPaint = false;
        [shown, shift, press] = [0, 0, 0];
      }
      path = next;
      if (!hasPaint) awaitData();
    },
    end() {
      cancel();
      ending.abort();
    },
  };
}
