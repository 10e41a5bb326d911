const ENTRY = 'requested_location';
const ORIGIN = 'http://portal.invalid';

// Screens of somebody who is signed out, or that only end a session: nobody asks to return to them.
const passing = /^\/(login|signup|forgot-password|reset-password|two-factor|logout|oauth|auth)(\/|$)/;

/**
 * A path of this app with its query and hash, or null for anything else. Addresses are read as the browser reads them,
 * so that backslashes, tabs or a second slash do not smuggle in another host.
 */
export function appPath(address: string): string | null {
  if (!address.startsWith('/') || !URL.canParse(address, ORIGIN)) return null;
  const url = new URL(address, ORIGIN);
  const path = url.pathname + url.search + url.hash;
  return url.origin === ORIGIN && !path.startsWith('//') && !passing.test(url.pathname) ? path : null;
}

export interface RequestedLocation {
  keep: (address: string) => void;
  /** The path that was asked for before signing in, or null. */
  read: () => string | null;
  forget: () => void;
}

/** Remembers in the tab where somebody wanted to go; it outlives reloads and a provider's round trip. */
export function createRequestedLocation(tab: Storage | null): RequestedLocation {
  let onPage: string | null = null;
  const attempt = (action: () => void) => {
    try {
      action();
    } catch {
      // Where the browser refuses storage, the page remembers until it is reloaded.
    }
  };

  return {
    keep(address) {
      const path = appPath(address);
      if (path === null) return;
      onPage = path;
      attempt(() => tab?.setItem(ENTRY, path));
    },
    read() {
      let kept: string | null = null;
      attempt(() => {
        kept = tab?.getItem(ENTRY) ?? null;
      });
      return appPath(kept ?? onPage ?? '');
    },
    forget() {
      onPage = null;
      attempt(() => tab?.removeItem(ENTRY));
    },
  };
}
