import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  expect(guard.getSnapshot()).toBe(false);
});

test('with unsaved input a link opens the dialog; Keep editing does not navigate, Leave does', () => {
  const guard = start();
  const go = vi.fn<() => void>();
  const onLeave = vi.fn<() => void>();
  guard.setUnsaved(true, onLeave);
  guard.attempt(go);
  expect(guard.getSnapshot()).toBe(true);
  guard.stay();
  expect([guard.getSnapshot(), go.mock.calls.length, onLeave.mock.calls.length]).toEqual([false, 0, 0]);
  guard.attempt(go);
  guard.leave();
  expect([guard.getSnapshot(), go.mock.calls.length, onLeave.mock.calls.length, unsaved.exists()]).toEqual([false, 1, 1, false]);
});

test.each([['Back', 2], ['Back by three entries', 0], ['Forward', 4]])('with unsaved input %s returns to the entry and opens the dialog; Leave navigates there', (_, target) => {
  const guard = start();
  guard.setUnsaved(true);
  tab.pop(target);
  expect(tab.index).toBe(3);
  expect(guard.getSnapshot()).toBe(true);
  expect(routed).not.toHaveBeenCalled();
  guard.leave();
  expect(tab.index).toBe(target);
  expect(routed).toHaveBeenCalledTimes(1);
});

test('an entry that the router did not make is left to the browser', () => {
  const guard = start();
  guard.setUnsaved(true);
  tab.pop(undefined);
  expect(guard.getSnapshot()).toBe(false);
});

test('while something is being saved screens can be left, and leaving the app warns', () => {
  const guard = start();
  const go = vi.fn<() => void>();
  const isWarned = () => {
    const event = new Event('beforeunload', { cancelable: true });
    tab.dispatchEvent(event);
    return event.defaultPrevented;
  };
  unsaved.setSaving(true);
  unsaved.setSaving(true);
  guard.setUnsaved(false);
  guard.attempt(go);
  expect(go).toHaveBeenCalledTimes(1);
  unsaved.setSaving(false);
  expect([isWarned(), unsaved.isReloadHarmful()]).toEqual([true, true]);
  unsaved.setSaving(false);
  expect([isWarned(), unsaved.isReloadHarmful()]).toEqual([false, false]);
});
