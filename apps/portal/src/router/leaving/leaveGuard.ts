import { createStore } from '@valise/ui/createStore';
import type { BlockerFunction } from '../reactRouter.ts';
import { type UnsavedInput, unsavedInput } from './unsavedInput.ts';

export interface Save {
  stop: () => void;
  /** Whether the draft stays when the save is stopped. */
  hasDraft: boolean;
}

/** Decides whether leaving a screen needs a confirmation, because unsaved input or a save in progress would be lost. */
export function createLeaveGuard(unsaved: UnsavedInput) {
  let onLeave: (() => void) | undefined;
  const save = createStore<Save | null>(null);

  /** Reports whether the screen has unsaved input, and what to do when the user leaves anyway. */
  function setUnsaved(next: boolean, whenLeft?: () => void) {
    onLeave = next ? whenLeft : undefined;
    unsaved.set(next);
  }
  /** The screen has unmounted, however it was left. A save continues. */
  function forget() {
    save.set(null);
    setUnsaved(false);
  }
  /** The user leaves anyway. */
  function discard() {
    const [stop, leave] = [save.getSnapshot()?.stop, onLeave];
    forget();
    stop?.();
    leave?.();
  }
  /** A save has started. `stop` is called when the user leaves the screen anyway. Call the returned function at the end of the save. */
  function startSaving(stop: () => void, hasDraft: boolean) {
    const started = { stop, hasDraft };
    save.set(started);
    unsaved.setSaving(true);
    return () => {
      unsaved.setSaving(false);
      if (save.getSnapshot() === started) save.set(null);
    };
  }
  /** Decides for `useBlocker`. A save continues while its screen only changes its query, as a list does. */
  const blocks: BlockerFunction = ({ currentLocation, nextLocation }) =>
    unsaved.exists() || (save.getSnapshot() !== null && nextLocation.pathname !== currentLocation.pathname);

  return { setUnsaved, forget, discard, startSaving, blocks, save };
}

export const leaveGuard = createLeaveGuard(unsavedInput);
