const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** Records unsaved input and saves in progress. The browser asks before the page is left with either. */
export function createUnsavedInput() {
  let exists = false;
  let savesInProgress = 0;

  const isReloadHarmful = () => exists || savesInProgress > 0;

  function update() {
    if (isReloadHarmful()) window.addEventListener('beforeunload', warn);
    else window.removeEventListener('beforeunload', warn);
  }

  return {
    /** Records whether the screen has unsaved input. */
    exists: () => exists,
    set(next: boolean) {
      exists = next;
      update();
    },
    /** Called when a save starts and when it ends. The user may leave its screen in between. */
    setSaving(isSaving: boolean) {
      savesInProgress += isSaving ? 1 : -1;
      update();
    },
    isReloadHarmful,
  };
}

export type UnsavedInput = ReturnType<typeof createUnsavedInput>;

export const unsavedInput = createUnsavedInput();
