import { errorLine, pathShape } from './lines.ts';
import type { Reports } from './reports.ts';

/** A task that is felt, in ms. */
const LONG_MS = 200;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

function observe(type: string, each: (entry: PerformanceEntry) => void, signal: AbortSignal) {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(each));
  // Otherwise only presses that take longer than 104 ms are measured.
  const options: PerformanceObserverInit & { durationThreshold: number } = { type, buffered: true, durationThreshold: 16 };
  observer.observe(options);
  signal.addEventListener('abort', () => observer.disconnect());
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : address);

/**
 * Reports what goes wrong in the page: errors that nobody caught, promises that nobody handled, refusals of the content security
 * policy and long tasks. When the page is hidden it also reports its web vitals: the largest paint, the shifts, and the longest time from
 * a press to its paint.
 *
 * @returns a function that ends it
 */
export function watchPage(reports: Pick<Reports, 'add'>): () => void {
  const end = new AbortController();
  const { signal } = end;
  window.addEventListener('error', ({ error }) => reports.add('error', errorLine(error)), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => reports.add('rejection', errorLine(reason)), { signal });
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
      reports.add('policy', `${effectiveDirective} refused ${originOf(blockedURI)} at ${pathShape(new URL(sourceFile || '/', window.location.origin).pathname)}:${lineNumber}`),
    { signal },
  );
  observe('longtask', ({ duration }) => duration >= LONG_MS && reports.add('longTask', `${Math.round(duration)} ms at ${pathShape(window.location.pathname)}`), signal);

  const vitals = { paint: 0, shift: 0, press: 0 };
  observe('largest-contentful-paint', ({ startTime }) => (vitals.paint = startTime), signal);
  observe('layout-shift', (entry) => (vitals.shift += (entry as LayoutShift).hadRecentInput ? 0 : (entry as LayoutShift).value), signal);
  observe('event', ({ duration }) => (vitals.press = Math.max(vitals.press, duration)), signal);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'hidden') return;
      const { paint, shift, press } = vitals;
      reports.add('vitals', `largest paint ${Math.round(paint)} ms, shifts ${shift.toFixed(3)}, longest press ${Math.round(press)} ms, at ${pathShape(window.location.pathname)}`);
    },
    { signal },
  );
  return () => end.abort();
}
