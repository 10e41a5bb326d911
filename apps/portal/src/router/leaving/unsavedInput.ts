const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** Whether a screen holds input that is not saved. While it does, the browser asks before the page is left. */
export function createUnsavedInput() {
  let exists = false;
  return {
    exists: () => exists,
    set(next: boolean) {
      exists = next;
      if (next) window.addEventListener('beforeunload', warn);
      else window.removeEventListener('beforeunload', warn);
    },
  };
}

export type UnsavedInput = ReturnType<typeof createUnsavedInput>;

export const unsavedInput = createUnsavedInput();
