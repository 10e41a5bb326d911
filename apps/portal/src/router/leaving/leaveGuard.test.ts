import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLeaveGuard } from './leaveGuard.ts';
import { createUnsavedInput, type UnsavedInput } from './unsavedInput.ts';

/** A tab whose history is at entry 3, and that reports each move as popstate does: afterwards. */
class FakeWindow extends EventTarget {
  index = 3;
  readonly history = {
    go: (steps: number) => this.pop(this.index + steps),
    get state(): unknown {
      return { idx: 3 };
    },
  };

  pop(index: number | undefined) {
    if (index !== undefined) this.index = index;
    this.dispatchEvent(Object.assign(new Event('popstate'), { state: { idx: index } }));
  }
}

let tab: FakeWindow;
let unsaved: UnsavedInput;
const routed = vi.fn<() => void>();
function start() {
  const guard = createLeaveGuard(unsaved);
  tab.addEventListener('popstate', (event) => guard.onPopState(event as PopStateEvent));
  tab.addEventListener('popstate', routed);
  return guard;
}

beforeEach(() => {
  tab = new FakeWindow();
  unsaved = createUnsavedInput();
  routed.mockReset();
  vi.stubGlobal('window', tab);
});
afterEach(() => void vi.unstubAllGlobals());

test('without unsaved input a link and Back navigate immediately', () => {
  const guard = start();
  const go = vi.fn<() => void>();
  guard.attempt(go);
  tab.pop(2);
  expect(go).toHaveBeenCalledTimes(1);
  expect(routed).toHaveBeenCalledTimes(1);
  expect(guard.getSnapshot().isOpen).toBe(false);
});

test('with unsaved input a link opens the dialog; Keep editing does not navigate, Leave does', () => {
  const guard = start();
  const go = vi.fn<() => void>();
  const onLeave = vi.fn<() => void>();
  guard.setUnsaved(true, onLeave);
  guard.attempt(go);
  expect(guard.getSnapshot()).toMatchObject({ isOpen: true, isSaving: false });
  guard.stay();
  expect([guard.getSnapshot().isOpen, go.mock.calls.length, onLeave.mock.calls.length]).toEqual([false, 0, 0]);
  guard.attempt(go);
  guard.leave();
  expect([guard.getSnapshot().isOpen, go.mock.calls.length, onLeave.mock.calls.length, unsaved.exists()]).toEqual([false, 1, 1, false]);
});

test.each([['Back', 2], ['Back by three entries', 0], ['Forward', 4]])('with unsaved input %s returns to the entry and opens the dialog; Leave navigates there', (_, target) => {
  const guard = start();
  guard.setUnsaved(true);
  tab.pop(target);
  expect(tab.index).toBe(3);
  expect(guard.getSnapshot()).toMatchObject({ isOpen: true, isSaving: false });
  expect(routed).not.toHaveBeenCalled();
  guard.leave();
  expect(tab.index).toBe(target);
  expect(routed).toHaveBeenCalledTimes(1);
});

test('an entry that the router did not make is left to the browser', () => {
  const guard = start();
  guard.setUnsaved(true);
  tab.pop(undefined);
  expect(guard.getSnapshot().isOpen).toBe(false);
});

describe('while the screen is being saved', () => {
  const isWarned = () => {
    const event = new Event('beforeunload', { cancelable: true });
    tab.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('a link opens the dialog; Keep saving goes on, Leave stops the save and navigates', () => {
    const guard = start();
    const go = vi.fn<() => void>();
    const stop = vi.fn<() => void>();
    const end = guard.startSaving(stop, true);
    guard.attempt(go);
    expect(guard.getSnapshot()).toEqual({ isOpen: true, isSaving: true, keepsDraft: true });
    guard.stay();
    expect([go.mock.calls.length, stop.mock.calls.length]).toEqual([0, 0]);
    guard.attempt(go);
    guard.leave();
    expect([go.mock.calls.length, stop.mock.calls.length, guard.getSnapshot().isOpen]).toEqual([1, 1, false]);
    expect([isWarned(), unsaved.isReloadHarmful()]).toEqual([true, true]);
    end();
    expect([isWarned(), unsaved.isReloadHarmful()]).toEqual([false, false]);
  });

  test('Back returns to the entry and opens the dialog', () => {
    const guard = start();
    guard.startSaving(() => {}, false);
    tab.pop(2);
    expect(tab.index).toBe(3);
    expect(guard.getSnapshot()).toEqual({ isOpen: true, isSaving: true, keepsDraft: false });
  });

  test('the dialog closes once the save has ended, and nothing is left', () => {
    const guard = start();
    const go = vi.fn<() => void>();
    const end = guard.startSaving(() => {}, false);
    guard.attempt(go);
    end();
    expect([guard.getSnapshot().isOpen, go.mock.calls.length]).toEqual([false, 0]);
  });

  test('the end of a save that was stopped leaves the next one guarded', () => {
    const guard = start();
    const endFirst = guard.startSaving(() => {}, false);
    guard.attempt(() => {});
    guard.leave();
    guard.startSaving(() => {}, false);
    endFirst();
    guard.attempt(() => {});
    expect(guard.getSnapshot().isOpen).toBe(true);
  });

  test('a screen that is gone is guarded no more, and its save still warns before the app is left', () => {
    const guard = start();
    const go = vi.fn<() => void>();
    guard.startSaving(() => {}, false);
    guard.forget();
    guard.attempt(go);
    expect([go.mock.calls.length, isWarned()]).toEqual([1, true]);
  });
});
