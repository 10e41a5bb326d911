/**
 * Called when saving has started. `stop` cancels it when the user leaves the screen anyway; with `keepsDraft` unsaved input stays
 * as a draft. The returned function is called once saving has ended, even after the screen was left.
 */
export type OnSaving = (stop: () => void, keepsDraft: boolean) => () => void;
