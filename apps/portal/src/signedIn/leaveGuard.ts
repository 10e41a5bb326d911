/** Where an entry of this app stands in the tab's history; null for an entry that the router did not make. */
const placeOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : null;

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Asks before a screen with unsaved input is left: by a link, by the browser's back and forward, or by leaving the app.
 * It is made once, before any router: of two listeners to Back the earlier one hears first, and a router leaves at once.
 */
export function createLeaveGuard() {
  let isUnsaved = false;
  let place = 0;
  let isComingBack = false;
  let wanted: (() => void) | null = null;
  let onLeave: (() => void) | null = null;
  const listeners = new Set<() => void>();

  function want(go: (() => void) | null) {
    wanted = go;
    for (const listener of listeners) listener();
  }

  function setUnsaved(next: boolean) {
    isUnsaved = next;
    if (next) window.addEventListener('beforeunload', warn);
    else window.removeEventListener('beforeunload', warn);
  }

  // By the time the browser tells of Back, the address has already changed: it is put back, and the question asked.
  function onPopState(event: PopStateEvent) {
    if (isComingBack) {
      isComingBack = false;
      event.stopImmediatePropagation();
      return;
    }
    const target = placeOf(event.state);
    if (!isUnsaved || target === null || target === place) return;
    const steps = target - place;
    event.stopImmediatePropagation();
    isComingBack = true;
    window.history.go(-steps);
    want(() => window.history.go(steps));
  }
  window.addEventListener('popstate', onPopState);

  return {
    /** Whether somebody wants to leave and has not been answered yet, for useSyncExternalStore. */
    getSnapshot: () => wanted !== null,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** A screen stands that may hold unsaved input; to be released when it is gone. */
    hold(whenLeft: () => void) {
      onLeave = whenLeft;
      return () => {
        onLeave = null;
        setUnsaved(false);
      };
    },
    setUnsaved,
    /** Goes at once, or asks first. */
    attempt(go: () => void) {
      if (isUnsaved) want(go);
      else go();
    },
    leave() {
      const go = wanted;
      onLeave?.();
      setUnsaved(false);
      want(null);
      go?.();
    },
    stay() {
      want(null);
    },
    /** To be called whenever the router may have arrived at another entry of the history. */
    arrive() {
      place = placeOf(window.history.state) ?? place;
    },
  };
}
export type LeaveGuard = ReturnType<typeof createLeaveGuard>;
