import { useSyncExternalStore } from 'react';

/**
 * The few addresses of people who are not signed in are plain paths, so this stands in for a router there; the router
 * itself comes with the signed-in part of the portal.
 */
const MOVED = 'popstate';

const subscribe = (listener: () => void) => {
  window.addEventListener(MOVED, listener);
  return () => window.removeEventListener(MOVED, listener);
};

/** The path of the address, without query and hash. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

// Entries are numbered as the router numbers its own, so that it can count steps across both.
const placeOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;

export function goTo(path: string): void {
  window.history.pushState({ idx: placeOf(window.history.state) + 1 }, '', path);
  window.dispatchEvent(new PopStateEvent(MOVED));
}

/** As `goTo`, but Back does not return to the address that is left. */
export function replaceBy(path: string): void {
  window.history.replaceState({ idx: placeOf(window.history.state) }, '', path);
  window.dispatchEvent(new PopStateEvent(MOVED));
}
