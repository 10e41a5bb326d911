import { type EntryStorage, type StorageName, storedEntry } from '@valise/features/kit';

const ORIGIN = 'http://portal.invalid';

// Signed-out screens and the logout are never a destination after signing in.
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
  /** `userId` is the user whose session ended at this address; null if it was opened signed out. */
  keep: (address: string, userId: string | null) => void;
  /** The path that was requested before this user signed in, or null. */
  read: (userId: string | null) => string | null;
  forget: () => void;
}

interface Requested {
  path: string;
  /** The one user who is redirected there; null for any user. */
  userId: string | null;
}

function readRequested(json: unknown): Requested | undefined {
  const { path, userId } = (json ?? {}) as Record<string, unknown>;
  const own = typeof path === 'string' ? appPath(path) : null;
  return own !== null && (userId === null || typeof userId === 'string') ? { path: own, userId } : undefined;
}

/** Stores the requested path in the tab. It survives reloads and signing in at a provider. */
export function createReturnTo(storage: StorageName | EntryStorage | null): ReturnTo {
  const stored = storedEntry<Requested | null>('returnTo', { storage, parse: readRequested, fallback: null });
  // Without storage the path is in memory, until a reload.
  let inMemory: Requested | null = null;

  return {
    keep(address, userId) {
      const path = appPath(address);
      if (path === null) return;
      inMemory = { path, userId };
      stored.write(inMemory);
    },
    read(userId) {
      const requested = stored.read() ?? inMemory;
      return requested === null || (requested.userId !== null && requested.userId !== userId) ? null : requested.path;
    },
    forget() {
      inMemory = null;
      stored.remove();
    },
  };
}
