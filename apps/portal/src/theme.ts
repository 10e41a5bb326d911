export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const ENTRY = 'theme';
let chosen: Theme = read();
const listeners = new Set<() => void>();

function read(): Theme {
  try {
    return themes.find((theme) => theme === window.localStorage.getItem(ENTRY)) ?? 'system';
  } catch {
    return 'system';
  }
}

function apply() {
  if (chosen === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}

/** The reader's choice of theme, for useSyncExternalStore. It is kept per browser; `system` follows the device. */
export const themeChoice = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: () => chosen,
  choose(theme: Theme) {
    chosen = theme;
    apply();
    try {
      window.localStorage.setItem(ENTRY, theme);
    } catch {
      // The choice holds until the page is left.
    }
    for (const listener of listeners) listener();
  },
};
