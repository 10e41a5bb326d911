import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchAbsence } from './watchAbsence.ts';

class Page extends EventTarget {
  hidden = false;

  setHidden(hidden: boolean) {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const watched = { window: new EventTarget(), document: new Page() };
  const onBack = vi.fn<() => void>();
  return { ...watched, onBack, stop: watchAbsence(onBack, watched) };
}

test('a page hidden for over 30 s calls back, one hidden for less does not', () => {
  const { document, onBack } = start();
  for (const [hiddenFor, times] of [[30_000, 0], [30_001, 1]] as const) {
    document.setHidden(true);
    vi.advanceTimersByTime(hiddenFor);
    document.setHidden(false);
    expect(onBack).toHaveBeenCalledTimes(times);
  }
});

test('being online again calls back, until it is stopped', () => {
  const { window, document, onBack, stop } = start();
  window.dispatchEvent(new Event('online'));
  expect(onBack).toHaveBeenCalledTimes(1);
  stop();
  window.dispatchEvent(new Event('online'));
  document.setHidden(true);
  vi.advanceTimersByTime(60_000);
  document.setHidden(false);
  expect(onBack).toHaveBeenCalledTimes(1);
});
