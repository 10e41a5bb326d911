import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchVitals } from './watchVitals.ts';

const page = Object.assign(new EventTarget(), { isLoading: false, visibilityState: 'visible', querySelector: (): object | null => (page.isLoading ? {} : null) });
const observers = new Map<string, (entry: object) => void>();
let now = 0;
let frames: (() => void)[] = [];
const lines: string[] = [];

/** Runs a frame, and lets time pass before it. */
function frame(ms: number) {
  now += ms;
  for (const run of frames.splice(0)) run();
}

beforeEach(() => {
  now = 0;
  frames = [];
  lines.length = 0;
  observers.clear();
  page.isLoading = false;
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event'];
      readonly #call: (list: { getEntries: () => object[] }) => void;
      constructor(call: (list: { getEntries: () => object[] }) => void) {
        this.#call = call;
      }
      observe({ type }: { type: string }) {
        observers.set(type, (entry) => this.#call({ getEntries: () => [entry] }));
      }
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const tell = (type: string, entry: object) => observers.get(type)?.(entry);
const watch = (path: string) => watchVitals({ add: (_, line) => void lines.push(line) }, path);

test('the first screen has its largest paint, the next the time from the navigation to its data, each under its own path', () => {
  const vitals = watch('/products');
  tell('largest-contentful-paint', { startTime: 812 });
  tell('event', { startTime: 900, duration: 24 });
  now = 1000;
  page.isLoading = true;
  vitals.open('/orders/ordersdetail/20424');
  expect(lines).toEqual(['largest paint 812 ms, shifts 0.000, longest press 24 ms, at /products']);
  frame(16);
  frame(64);
  page.isLoading = false;
  frame(20);
  vitals.open('/refund');
  expect(lines[1]).toBe('data shown after 100 ms, shifts 0.000, longest press 0 ms, at /orders/ordersdetail/{id}');
});

test('what the browser tells late of the screen before is not counted, nor are shifts right after a press', () => {
  const vitals = watch('/products');
  tell('largest-contentful-paint', { startTime: 500 });
  now = 1000;
  vitals.open('/orders');
  tell('layout-shift', { startTime: 990, hadRecentInput: false, value: 0.5 });
  tell('event', { startTime: 995, duration: 400 });
  tell('largest-contentful-paint', { startTime: 995 });
  tell('layout-shift', { startTime: 1100, hadRecentInput: true, value: 0.5 });
  tell('layout-shift', { startTime: 1200, hadRecentInput: false, value: 0.02 });
  tell('event', { startTime: 1300, duration: 32 });
  frame(16);
  frame(16);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(lines[1]).toBe('data shown after 32 ms, shifts 0.020, longest press 32 ms, at /orders');
});

test('an address that redirects before it shows anything is no screen, and a query is none', () => {
  const vitals = watch('/');
  vitals.open('/dashboard');
  tell('largest-contentful-paint', { startTime: 700 });
  vitals.open('/dashboard');
  expect(lines).toEqual([]);
  vitals.open('/products');
  expect(lines).toEqual(['largest paint 700 ms, shifts 0.000, longest press 0 ms, at /dashboard']);
});

test('in a browser that tells no paint the first screen has the time to its data too', () => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
  const vitals = watch('/products');
  frame(400);
  frame(16);
  vitals.open('/orders');
  expect(lines).toEqual(['data shown after 416 ms, shifts 0.000, longest press 0 ms, at /products']);
});
