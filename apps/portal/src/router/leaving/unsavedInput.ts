const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** What leaving the page would lose: input of a screen that is not saved, or a save that has not ended. The browser asks first. */
export function createUnsavedInput() {
  let exists = false;
  let savesInProgress = 0;

  const isReloadHarmful = () => exists || savesInProgress > 0;

  function update() {
    if (isReloadHarmful()) window.addEventListener('beforeunload', warn);
    else window.removeEventListener('beforeunload', warn);
  }

  return {
    /** Whether the screen holds unsaved input. */
    exists: () => exists,
    set(next: boolean) {
      exists = next;
      update();
    },
    /** To be called when saving has started and when it has ended. Screens can be left meanwhile. */
    setSaving(isSaving: boolean) {
      savesInProgress += isSaving ? 1 : -1;
      update();
    },
    isReloadHarmful,
  };
}

export type UnsavedInput = ReturnType<typeof createUnsavedInput>;

export const unsavedInput = createUnsavedInput();
