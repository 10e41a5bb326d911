/**
 * Called when saving has started. `stop` is for when the screen is left all the same, and `keepsDraft` is true where what is not
 * saved then stays as a draft. Returns what is called once saving has ended, here or after the screen was left.
 */
export type OnSaving = (stop: () => void, keepsDraft: boolean) => () => void;
