/**
 * Gives the history entry of this page load its own key, unless a reload or Back restored one. The router stores keys in the
 * state of entries; all entries without a key would share the key 'default'.
 */
export function keyFirstEntry(): void {
  const state = (window.history.state ?? {}) as { key?: unknown };
  if (state.key === undefined) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}
