import { storedEntry } from '@valise/features/kit';
import { serverAnswers } from '@valise/ui/lazyPart';
import { unsavedInput } from '../leaving/unsavedInput.ts';

/** The path for which the page was last reloaded because code was missing. */
const reloadedFor = storedEntry<string | null>('reloadedFor', {
  storage: 'session',
  parse: (json) => (typeof json === 'string' ? json : undefined),
  fallback: null,
});

/**
 * Whether the page may reload because code of its path is missing, for example after a deployment. It may once for each path, but
 * not offline, with unsaved input or during a save, and only if the path can be stored, because that prevents a loop.
 */
export function noteReload(): boolean {
  const { pathname } = window.location;
  const isOffline = globalThis.navigator?.onLine === false;
  return !isOffline && !unsavedInput.isReloadHarmful() && reloadedFor.read() !== pathname && reloadedFor.write(pathname);
}

/** Called when all code of a path has arrived, so that a later deployment may reload the page again. */
export const forgetReload = reloadedFor.remove;

/**
 * Aborts the page's requests unless a save is in progress: over HTTP/1.1 a browser opens six connections to a server, and six
 * hanging requests would block the next one, a reload included.
 */
export function abortRequests() {
  if (!unsavedInput.isReloadHarmful()) window.stop();
}

/**
 * Reloads the page if its server answers and it may; otherwise the browser would show its own error page. Resolves to whether it
 * does.
 */
export async function reloadPage(isAllowed = () => true): Promise<boolean> {
  const isReloading = (await serverAnswers()) && isAllowed();
  if (isReloading) {
    abortRequests();
    window.location.reload();
  }
  return isReloading;
}
