import { storedEntry } from '@valise/features/kit';
import { unsavedInput } from '../leaving/unsavedInput.ts';

/** The path for which the page was last reloaded because code was missing. */
const reloadedFor = storedEntry<string | null>('reloadedFor', {
  storage: 'session',
  parse: (json) => (typeof json === 'string' ? json : undefined),
  fallback: null,
});

/**
 * Whether the page may be reloaded because code of its path is missing, as after a deployment: once for a path, never with
 * unsaved input or during a save, not offline, where the browser's own error page would come, and only when the path can be
 * stored, since nothing else would stop a loop.
 */
export function noteReload(): boolean {
  const { pathname } = window.location;
  const isOffline = globalThis.navigator?.onLine === false;
  return !isOffline && !unsavedInput.isReloadHarmful() && reloadedFor.read() !== pathname && reloadedFor.write(pathname);
}

/** To be called when all code of a path has arrived, so that a later deployment may reload the page again. */
export const forgetReload = reloadedFor.remove;

/**
 * Reloads the page. Its requests are given up first, unless a save is among them: over HTTP/1.1 a browser has six connections to a
 * server, and while as many requests hang the page would never be requested.
 */
export function reloadPage() {
  if (!unsavedInput.isReloadHarmful()) window.stop();
  window.location.reload();
}
