import { type UnsavedInput, unsavedInput } from './unsavedInput.ts';

/**
 * React Router numbers the entries of the tab's history in `idx`; null for an entry that it did not make. The number is not
 * documented, so nothing else reads it.
 */
const indexIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : null;

/** What the dialog asks. */
export interface LeaveQuestion {
  isOpen: boolean;
  /** Leaving stops a save; otherwise it discards unsaved input. It stays while the dialog closes. */
  isSaving: boolean;
  /** What is not saved is kept as a draft. */
  keepsDraft: boolean;
}

/**
 * Opens a dialog before a screen that holds unsaved input or is being saved is left: by a link, by the browser's Back and
 * Forward, or by leaving the app.
 */
export function createLeaveGuard(unsaved: UnsavedInput) {
  let unsavedIndex: number | null = null;
  /** What follows once the address has been changed back; null while it is not being changed back. */
  let returning: (() => void) | null = null;
  let proceed: (() => void) | null = null;
  let onLeave: (() => void) | null = null;
  let stopSaving: (() => void) | null = null;
  let keepsDraft = false;
  let question: LeaveQuestion = { isOpen: false, isSaving: false, keepsDraft };
  const listeners = new Set<() => void>();

  const mustAsk = () => unsaved.exists() || stopSaving !== null;

  function setProceed(next: (() => void) | null) {
    proceed = next;
    question = next === null ? { ...question, isOpen: false } : { isOpen: true, isSaving: stopSaving !== null, keepsDraft };
    for (const listener of listeners) listener();
  }

  function setUnsaved(next: boolean, whenLeft: (() => void) | null = null) {
    if (next && !mustAsk()) unsavedIndex = indexIn(window.history.state);
    onLeave = next ? whenLeft : null;
    unsaved.set(next);
  }

  // At popstate the address has already changed: it is changed back, and then the dialog is opened. Opened before that, a
  // dialog whose code comes late would take the change for a page that was left.
  function onPopState(event: PopStateEvent) {
    if (returning !== null) {
      // The save may have ended meanwhile.
      if (mustAsk()) setProceed(returning);
      returning = null;
      event.stopImmediatePropagation();
      return;
    }
    const target = indexIn(event.state);
    if (!mustAsk() || target === null || unsavedIndex === null || target === unsavedIndex) return;
    const steps = target - unsavedIndex;
    event.stopImmediatePropagation();
    returning = () => window.history.go(steps);
    window.history.go(-steps);
  }

  return {
    /** To receive each popstate event before a router does. */
    onPopState,
    /** For useSyncExternalStore. */
    getSnapshot: () => question,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Reports whether the screen holds unsaved input, and what to do once the person has left it all the same. */
    setUnsaved,
    /**
     * The screen is being saved; `stop` is called when it is left all the same, and `hasDraft` tells whether a draft then stays.
     * Returns what to call once the save has ended.
     */
    startSaving(stop: () => void, hasDraft: boolean) {
      if (!mustAsk()) unsavedIndex = indexIn(window.history.state);
      stopSaving = stop;
      keepsDraft = hasDraft;
      unsaved.setSaving(true);
      return () => {
        unsaved.setSaving(false);
        if (stopSaving !== stop) return;
        stopSaving = null;
        // What the dialog asks about has been decided.
        setProceed(null);
      };
    },
    /** The screen is gone, however it was left. A save goes on. */
    forget() {
      stopSaving = null;
      setUnsaved(false);
      setProceed(null);
    },
    /** Navigates, with something to lose after a confirmation. */
    attempt(go: () => void) {
      if (mustAsk()) setProceed(go);
      else go();
    },
    leave() {
      const go = proceed;
      stopSaving?.();
      stopSaving = null;
      onLeave?.();
      setUnsaved(false);
      setProceed(null);
      go?.();
    },
    stay: () => setProceed(null),
  };
}

export const leaveGuard = createLeaveGuard(unsavedInput);
