import { createStore } from '@valise/ui/createStore';
import type { BlockerFunction } from '../reactRouter.ts';
import { type UnsavedInput, unsavedInput } from './unsavedInput.ts';

export interface Save {
  stop: () => void;
  /** Whether a draft stays when the save is stopped. */
  hasDraft: boolean;
}

/** Decides whether leaving a screen needs a confirmation, because unsaved input or a save in progress would be lost. */
export function createLeaveGuard(unsaved: UnsavedInput) {
  let onLeave: (() => void) | undefined;
  const save = createStore<Save | null>(null);

  /** Reports whether the screen holds unsaved input, and what to do once the person has left it all the same. */
  function setUnsaved(next: boolean, whenLeft?: () => void) {
    onLeave = next ? whenLeft : undefined;
    unsaved.set(next);
  }
  /** The screen is gone, however it was left. A save goes on. */
  function forget() {
    save.set(null);
    setUnsaved(false);
  }
  /** The person leaves all the same. */
  function discard() {
    const [stop, leave] = [save.getSnapshot()?.stop, onLeave];
    forget();
    stop?.();
    leave?.();
  }
  /** `stop` is called when the screen is left all the same. Returns a function to be called at the end. */
  function startSaving(stop: () => void, hasDraft: boolean) {
    const started = { stop, hasDraft };
    save.set(started);
    unsaved.setSaving(true);
    return () => {
      unsaved.setSaving(false);
      if (save.getSnapshot() === started) save.set(null);
    };
  }
  /** For `useBlocker`. A save goes on while its screen shows another query, as a list does. */
  const blocks: BlockerFunction = ({ currentLocation, nextLocation }) =>
    unsaved.exists() || (save.getSnapshot() !== null && nextLocation.pathname !== currentLocation.pathname);

  return { setUnsaved, forget, discard, startSaving, blocks, save };
}

export const leaveGuard = createLeaveGuard(unsavedInput);
