import { beforeEach, describe, expect, test } from 'vitest';
import { createOverlayBack } from './overlayBack.ts';

type State = { idx?: number; key?: string } | null;

/** A tab's history. Traversals happen at `settle`, one after another. */
class FakeTab extends EventTarget {
  entries: State[] = [];
  at = 0;
  hasLeft = false;
  #steps: number[] = [];

  readonly history = Object.defineProperty(
    {
      state: null,
      pushState: (state: State) => {
        this.entries = [...this.entries.slice(0, this.at + 1), state];
        this.at += 1;
      },
      go: (steps: number) => void this.#steps.push(steps),
      back: () => void this.#steps.push(-1),
    },
    'state',
    { get: () => this.entries[this.at] ?? null },
  ) as unknown as History;

  settle() {
    for (let steps = this.#steps.shift(); steps !== undefined; steps = this.#steps.shift()) {
      if (this.at + steps < 0) this.hasLeft = true;
      else if (this.at + steps < this.entries.length) {
        this.at += steps;
        this.dispatchEvent(new Event('popstate'));
      }
    }
  }
}

let tab: FakeTab;
let isCovering: boolean;
let isLeaving: boolean;
/** The keys of the entries that the router heard of. */
let heard: (string | undefined)[];
let back: ReturnType<typeof createOverlayBack>;

function start(entries: State[], at: number) {
  tab = new FakeTab();
  Object.assign(tab, { entries, at });
  back = createOverlayBack({ tab: tab as never, isCovering: () => isCovering, isLeaving: () => isLeaving });
  heard = [];
  tab.addEventListener('popstate', () => heard.push((tab.history.state as State)?.key));
}
const press = (...steps: number[]) => {
  steps.forEach((step) => tab.history.go(step));
  tab.settle();
};
/** Opens an overlay that Back closes. */
function openOverlay() {
  const overlay = { isOpen: true, close: () => {} };
  const release = back.hold(() => overlay.close());
  overlay.close = () => {
    overlay.isOpen = false;
    release();
  };
  return overlay;
}
const entry = (idx: number) => ({ idx, key: `e${idx}` });

beforeEach(() => {
  isCovering = true;
  isLeaving = false;
  start([entry(0), entry(1), entry(2)], 1);
});

test('Back closes the overlay, and the router hears nothing', () => {
  const overlay = openOverlay();
  press(-1);
  expect([overlay.isOpen, tab.at, heard]).toEqual([false, 1, []]);
  press(-1);
  expect([tab.at, heard]).toEqual([0, ['e0']]);
});

test('the overlay closes once the address is back', () => {
  let at = -1;
  back.hold(() => (at = tab.at));
  press(-1);
  expect(at).toBe(1);
});

test('of two overlays, each Back closes the upper one', () => {
  const [lower, upper] = [openOverlay(), openOverlay()];
  press(-1);
  expect([lower.isOpen, upper.isOpen, tab.at]).toEqual([true, false, 1]);
  press(-1);
  expect([lower.isOpen, tab.at, heard]).toEqual([false, 1, []]);
});

test('two hasty presses close one overlay and stay', () => {
  start([entry(0), entry(1), entry(2)], 2);
  const overlay = openOverlay();
  press(-1, -1);
  expect([overlay.isOpen, tab.at, heard]).toEqual([false, 2, []]);
});

test('an overlay that was closed otherwise adds no entry and holds nothing', () => {
  for (let times = 0; times < 3; times += 1) openOverlay().close();
  expect(tab.entries).toHaveLength(3);
  press(-1);
  expect(heard).toEqual(['e0']);
});

test('Forward is left to the router, with an overlay too', () => {
  const overlay = openOverlay();
  press(-1);
  openOverlay();
  press(1);
  expect([overlay.isOpen, tab.at, heard]).toEqual([false, 2, ['e2']]);
});

test('in a window that overlays do not cover, Back leaves the screen', () => {
  isCovering = false;
  openOverlay();
  press(-1);
  expect([tab.at, heard]).toEqual([0, ['e0']]);
});

test('a person who chose to leave is not held by the question that still closes', () => {
  openOverlay();
  isLeaving = true;
  press(-1);
  expect([tab.at, heard]).toEqual([0, ['e0']]);
});

test('a step back that the router undoes is heard twice', () => {
  press(-1, 1);
  expect(heard).toEqual(['e0', 'e1']);
});

describe("on the app's first entry", () => {
  beforeEach(() => start([entry(0)], 0));

  test('Back closes the overlay, however often one is opened', () => {
    for (let times = 0; times < 3; times += 1) {
      const overlay = openOverlay();
      press(-1);
      expect([overlay.isOpen, tab.hasLeft]).toEqual([false, false]);
    }
    expect([tab.entries.length, heard]).toEqual([2, []]);
  });

  test('the next Back leaves the app, in one step', () => {
    openOverlay().close();
    press(-1);
    expect([tab.hasLeft, heard]).toEqual([true, []]);
  });

  test('Forward to its copy shows the same screen', () => {
    openOverlay().close();
    press(-1);
    press(1);
    expect([tab.at, heard]).toEqual([1, []]);
  });

  test('a page that was loaded anew on the copy starts clean and leaves in one step, too', () => {
    openOverlay();
    start(tab.entries, 1);
    press(-1);
    expect([tab.hasLeft, heard]).toEqual([true, []]);
  });
});

test('Back from the next screen shows the copy, and from there the screen before', () => {
  start([entry(0)], 0);
  openOverlay().close();
  tab.history.pushState({ idx: 2, key: 'next' }, '');
  back.follow();
  press(-1);
  expect([tab.at, heard]).toEqual([1, ['e0']]);
});
