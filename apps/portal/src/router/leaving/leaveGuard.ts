import { type UnsavedInput, unsavedInput } from './unsavedInput.ts';

/**
 * React Router numbers the entries of the tab's history in `idx`; null for an entry that it did not make. The number is not
 * documented, so nothing else reads it.
 */
const indexIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : null;

/** Opens a dialog before a screen with unsaved input is left: by a link, by the browser's Back and Forward, or by leaving the app. */
export function createLeaveGuard(unsaved: UnsavedInput) {
  let unsavedIndex: number | null = null;
  /** What follows once the address has been changed back; null while it is not being changed back. */
  let returning: (() => void) | null = null;
  let proceed: (() => void) | null = null;
  let onLeave: (() => void) | null = null;
  const listeners = new Set<() => void>();

  function setProceed(next: (() => void) | null) {
    proceed = next;
    for (const listener of listeners) listener();
  }

  function setUnsaved(next: boolean, whenLeft: (() => void) | null = null) {
    if (next && !unsaved.exists()) unsavedIndex = indexIn(window.history.state);
    onLeave = next ? whenLeft : null;
    unsaved.set(next);
  }

  // At popstate the address has already changed: it is changed back, and then the dialog is opened. Opened before that, a
  // dialog whose code comes late would take the change for a page that was left.
  function onPopState(event: PopStateEvent) {
    if (returning !== null) {
      setProceed(returning);
      returning = null;
      event.stopImmediatePropagation();
      return;
    }
    const target = indexIn(event.state);
    if (!unsaved.exists() || target === null || unsavedIndex === null || target === unsavedIndex) return;
    const steps = target - unsavedIndex;
    event.stopImmediatePropagation();
    returning = () => window.history.go(steps);
    window.history.go(-steps);
  }

  return {
    /** To receive each popstate event before a router does. */
    onPopState,
    /** Whether the dialog is open, for useSyncExternalStore. */
    getSnapshot: () => proceed !== null,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Reports whether the screen holds unsaved input, and what to do once the person has left it all the same. */
    setUnsaved,
    /** Navigates, with unsaved input after a confirmation. */
    attempt(go: () => void) {
      if (unsaved.exists()) setProceed(go);
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

export const leaveGuard = createLeaveGuard(unsavedInput);
