import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('./whenIdle.ts', () => ({
  whenIdle: (action: () => void) => {
    const timer = setTimeout(action);
    return () => clearTimeout(timer);
  },
}));

const page = { isLoading: true };

beforeEach(() => {
  vi.useFakeTimers();
  page.isLoading = true;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { querySelector: () => (page.isLoading ? {} : null) });
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settling() {
  const { whenSettled } = await import('./whenSettled.ts');
  const action = vi.fn<() => void>();
  return { action, cancel: whenSettled(action) };
}

test('nothing runs while the page is loading, nor in the first second with its data', async () => {
  const { action } = await settling();
  await vi.advanceTimersByTimeAsync(5000);
  page.isLoading = false;
  await vi.advanceTimersByTimeAsync(999);
  expect(action).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(501);
  expect(action).toHaveBeenCalledOnce();
});

// A click without pointer events is a press by assistive technology.
test.each(['pointerdown', 'keydown', 'click'])('a press starts the second anew: %s', async (type) => {
  page.isLoading = false;
  const { action } = await settling();
  await vi.advanceTimersByTimeAsync(900);
  window.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(999);
  expect(action).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(501);
  expect(action).toHaveBeenCalledOnce();
});

test('what was cancelled does not run', async () => {
  page.isLoading = false;
  const { action, cancel } = await settling();
  await vi.advanceTimersByTimeAsync(500);
  cancel();
  await vi.advanceTimersByTimeAsync(5000);
  expect(action).not.toHaveBeenCalled();
});
