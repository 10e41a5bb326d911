/**
 * React Router numbers the entries of the tab's history in `idx`; null for an entry that it did not make. The number is not
 * documented, so nothing else reads it.
 */
const indexIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : null;

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** Opens a dialog before a screen with unsaved input is left: by a link, by the browser's Back and Forward, or by leaving the app. */
export function createLeaveGuard() {
  let isUnsaved = false;
  let unsavedIndex: number | null = null;
  let isReturning = false;
  let proceed: (() => void) | null = null;
  let onLeave: (() => void) | null = null;
  const listeners = new Set<() => void>();

  function setProceed(next: (() => void) | null) {
    proceed = next;
    for (const listener of listeners) listener();
  }

  function setUnsaved(next: boolean) {
    if (next && !isUnsaved) unsavedIndex = indexIn(window.history.state);
    isUnsaved = next;
    if (next) window.addEventListener('beforeunload', warn);
    else window.removeEventListener('beforeunload', warn);
  }

  // At popstate the address has already changed: it is changed back, and the dialog opened.
  function onPopState(event: PopStateEvent) {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const target = indexIn(event.state);
    if (!isUnsaved || target === null || unsavedIndex === null || target === unsavedIndex) return;
    const steps = target - unsavedIndex;
    event.stopImmediatePropagation();
    isReturning = true;
    window.history.go(-steps);
    setProceed(() => window.history.go(steps));
  }

  return {
    /** To be called before a router listens to popstate: listeners run in the order in which they were added. */
    listen: () => window.addEventListener('popstate', onPopState),
    /** Whether the dialog is open, for useSyncExternalStore. */
    getSnapshot: () => proceed !== null,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** A screen that may hold unsaved input is mounted; to be released when it is unmounted. */
    hold(whenLeft: () => void) {
      onLeave = whenLeft;
      return () => {
        onLeave = null;
        setUnsaved(false);
      };
    },
    isUnsaved: () => isUnsaved,
    setUnsaved,
    /** Navigates, with unsaved input after a confirmation. */
    attempt(go: () => void) {
      if (isUnsaved) setProceed(go);
      else go();
    },
    leave() {
      const go = proceed;
      onLeave?.();
      setUnsaved(false);
      setProceed(null);
      go?.();
    },
    stay: () => setProceed(null),
  };
}

export const leaveGuard = createLeaveGuard();
