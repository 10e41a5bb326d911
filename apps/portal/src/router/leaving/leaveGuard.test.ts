import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLeaveGuard } from './leaveGuard.ts';
import { createUnsavedInput, type UnsavedInput } from './unsavedInput.ts';

const at = (pathname: string, search = '') => ({ pathname, search, hash: '', state: null, key: pathname + search, mask: undefined });

let tab: EventTarget;
let unsaved: UnsavedInput;
let guard: ReturnType<typeof createLeaveGuard>;
/** Whether navigating from the form to another address is blocked. */
const isBlocked = (to = at('/products')) => guard.blocks({ currentLocation: at('/products/addproduct'), nextLocation: to, historyAction: 'PUSH' as never });
const isWarned = () => {
  const event = new Event('beforeunload', { cancelable: true });
  tab.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  tab = new EventTarget();
  vi.stubGlobal('window', tab);
  unsaved = createUnsavedInput();
  guard = createLeaveGuard(unsaved);
});
afterEach(() => void vi.unstubAllGlobals());

test('without unsaved input nothing is blocked', () => {
  expect([isBlocked(), isWarned()]).toEqual([false, false]);
});

test('unsaved input blocks every address until it is saved', () => {
  guard.setUnsaved(true);
  expect([isBlocked(), isBlocked(at('/products/addproduct', '?from=7')), isWarned()]).toEqual([true, true, true]);
  expect(guard.save.getSnapshot()).toBeNull();
  guard.setUnsaved(false);
  expect([isBlocked(), isWarned()]).toEqual([false, false]);
});

test('a person who leaves all the same discards the input, and what follows is done once', () => {
  const onLeave = vi.fn<() => void>();
  guard.setUnsaved(true, onLeave);
  isBlocked();
  expect(onLeave).not.toHaveBeenCalled();
  guard.discard();
  guard.discard();
  expect([onLeave.mock.calls.length, unsaved.exists(), isBlocked()]).toEqual([1, false, false]);
});

test('a screen that is gone is guarded no more', () => {
  const onLeave = vi.fn<() => void>();
  guard.setUnsaved(true, onLeave);
  guard.forget();
  guard.discard();
  expect([onLeave.mock.calls.length, isBlocked()]).toEqual([0, false]);
});

describe('while the screen is being saved', () => {
  test('another path is blocked, another query of the screen is not', () => {
    guard.startSaving(() => {}, true);
    expect([isBlocked(at('/products/addproduct', '?page=2')), isBlocked()]).toEqual([false, true]);
    expect(guard.save.getSnapshot()?.hasDraft).toBe(true);
  });

  test('a person who leaves all the same stops the save, and the browser warns until it has ended', () => {
    const stop = vi.fn<() => void>();
    const end = guard.startSaving(stop, true);
    isBlocked();
    guard.discard();
    expect([stop.mock.calls.length, isBlocked(), isWarned(), unsaved.isReloadHarmful()]).toEqual([1, false, true, true]);
    end();
    expect([isWarned(), unsaved.isReloadHarmful()]).toEqual([false, false]);
  });

  test('the end of a save is heard, so that the confirmation closes', () => {
    const end = guard.startSaving(() => {}, false);
    const listener = vi.fn<() => void>();
    guard.save.subscribe(listener);
    end();
    expect([listener.mock.calls.length, guard.save.getSnapshot(), isBlocked()]).toEqual([1, null, false]);
  });

  test('the end of a save that was stopped leaves the next one guarded', () => {
    const endFirst = guard.startSaving(() => {}, false);
    guard.discard();
    guard.startSaving(() => {}, false);
    endFirst();
    expect(isBlocked()).toBe(true);
  });

  test('a screen that is gone is guarded no more, and its save still warns before the app is left', () => {
    guard.startSaving(() => {}, false);
    guard.forget();
    expect([isBlocked(), isWarned()]).toEqual([false, true]);
  });
});
