import type { BlockerFunction } from '../reactRouter.ts';
import { type UnsavedInput, unsavedInput } from './unsavedInput.ts';

interface Save {
  stop: () => void;
  hasDraft: boolean;
}

/** Decides whether leaving a screen needs a confirmation, because unsaved input or a save in progress would be lost. */
export function createLeaveGuard(unsaved: UnsavedInput) {
  let onLeave: (() => void) | undefined;
  let save: Save | null = null;
  let askedSave: Save | null = null;
  let onSaveEnd = () => {};

  /** Reports whether the screen holds unsaved input, and what to do once the person has left it all the same. */
  function setUnsaved(next: boolean, whenLeft?: () => void) {
    onLeave = next ? whenLeft : undefined;
    unsaved.set(next);
  }
  /** The screen is gone, however it was left. A save goes on. */
  function forget() {
    save = null;
    setUnsaved(false);
  }
  /** The person leaves all the same. */
  function discard() {
    const [stop, leave] = [save?.stop, onLeave];
    forget();
    stop?.();
    leave?.();
  }
  /** `stop` is called when the screen is left all the same, and `hasDraft` tells whether a draft then stays. Returns a function to be called at the end. */
  function startSaving(stop: () => void, hasDraft: boolean) {
    const started = (save = { stop, hasDraft });
    unsaved.setSaving(true);
    return () => {
      unsaved.setSaving(false);
      if (save !== started) return;
      save = null;
      onSaveEnd();
    };
  }
  /** For `useBlocker`. A save goes on while its screen shows another query, as a list does. */
  const blocks: BlockerFunction = ({ currentLocation, nextLocation }) => {
    const isBlocked = unsaved.exists() || (save !== null && nextLocation.pathname !== currentLocation.pathname);
    if (isBlocked) askedSave = save;
    return isBlocked;
  };
  /** The save that the confirmation asks about; null when it asks about unsaved input. */
  const getAskedSave = () => askedSave;
  /** The listener is called when a save ends on its screen: a confirmation that asks about it is not needed any more. */
  const setOnSaveEnd = (listener: () => void) => void (onSaveEnd = listener);

  return { setUnsaved, forget, discard, startSaving, blocks, getAskedSave, setOnSaveEnd };
}

export const leaveGuard = createLeaveGuard(unsavedInput);
