/**
 * Called when saving has started. `stop` cancels it when the screen is left all the same; with `keepsDraft` unsaved input then
 * stays as a draft. The returned function is called once saving has ended, here or after the screen was left.
 */
export type OnSaving = (stop: () => void, keepsDraft: boolean) => () => void;
