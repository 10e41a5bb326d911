import type { HoldBack } from '@valise/ui/Dialog';

/** What the router stores with an entry of the history: its place among the app's entries, and its key. */
interface EntryState {
  idx?: number;
  key?: string;
}

interface OverlayBackOptions {
  tab: Pick<Window, 'history' | 'addEventListener'>;
  /** Whether overlays cover the screen, so that Back is expected to close them. */
  isCovering: () => boolean;
  /** Whether a person has just chosen to leave the screen: that traversal is not undone. */
  isLeaving: () => boolean;
}

/**
 * Makes the browser's Back close the overlay that opened last and stay on the screen. The step back is undone before the router hears
 * of it, so overlays add no entries to the history. Only below the app's first entry there is nothing to go back to: it gets a copy of
 * itself, once, and Back passes over the two in one step.
 */
export function createOverlayBack({ tab, isCovering, isLeaving }: OverlayBackOptions) {
  const { history } = tab;
  const read = () => (history.state ?? {}) as EntryState;
  const open: (() => void)[] = [];
  /** The entry that is shown. */
  let here = read();
  let isReturning = false;

  function onPopState(event: Event) {
    const now = read();
    const steps = (here.idx ?? 0) - (now.idx ?? 0);
    if (isReturning) {
      event.stopImmediatePropagation();
      // A second Back may have come first.
      if (steps !== 0) return history.go(steps);
      isReturning = false;
      return open.at(-1)?.();
    }
    if (steps > 0 && open.length > 0 && isCovering() && !isLeaving()) {
      event.stopImmediatePropagation();
      isReturning = true;
      return history.go(steps);
    }
    const isSameScreen = now.key !== undefined && now.key === here.key;
    here = now;
    if (!isSameScreen) return undefined;
    event.stopImmediatePropagation();
    if (steps > 0) history.back();
    return undefined;
  }
  // Before the router's own listener.
  tab.addEventListener('popstate', onPopState, { capture: true });

  const hold: HoldBack = (close) => {
    open.push(close);
    const now = read();
    if (now.idx === 0 && isCovering()) {
      here = { ...now, idx: 1 };
      history.pushState(here, '');
    }
    return () => void open.splice(open.indexOf(close), 1);
  };

  return {
    hold,
    /** The router shows another entry. */
    follow() {
      here = read();
      isReturning = false;
    },
  };
}
