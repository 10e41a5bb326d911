/**
 * Gives the history's entry of this page load a key of its own, unless a reload or Back brought one along. The router keeps an
 * entry's key in its state, and takes every entry without one for the same, 'default'.
 */
export function keyFirstEntry(): void {
  const state = (window.history.state ?? {}) as { key?: unknown };
  if (state.key === undefined) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}
