import { type EntryStorage, type StorageName, storedEntry } from '@valise/features/shared';

const ORIGIN = 'http://portal.invalid';

// Signed-out screens and the logout: they are no destination after signing in.
const signedOutPaths = /^\/(login|signup|forgot-password|reset-password|two-factor|logout|oauth|auth)(\/|$)/i;

/**
 * A path of this app with its query and hash, or null for anything else. Addresses are parsed as the browser parses them,
 * so that backslashes, tabs or a second slash cannot name another host.
 */
export function appPath(address: string): string | null {
  if (!address.startsWith('/') || !URL.canParse(address, ORIGIN)) return null;
  const url = new URL(address, ORIGIN);
  const path = url.pathname + url.search + url.hash;
  return url.origin === ORIGIN && !path.startsWith('//') && !signedOutPaths.test(url.pathname) ? path : null;
}

export interface ReturnTo {
  keep: (address: string) => void;
  /** The path that was requested before signing in, or null. */
  read: () => string | null;
  forget: () => void;
}

/** Stores in the tab which path was requested; it survives reloads and signing in at a provider. */
export function createReturnTo(storage: StorageName | EntryStorage | null): ReturnTo {
  const stored = storedEntry<string | null>('returnTo', {
    storage,
    parse: (json) => (typeof json === 'string' ? (appPath(json) ?? undefined) : undefined),
    fallback: null,
  });
  // Without storage the path is in memory, until a reload.
  let inMemory: string | null = null;

  return {
    keep(address) {
      const path = appPath(address);
      if (path === null) return;
      inMemory = path;
      stored.write(path);
    },
    read: () => stored.read() ?? inMemory,
    forget() {
      inMemory = null;
      stored.remove();
    },
  };
}
