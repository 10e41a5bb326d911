import { storedEntry } from '@valise/features/kit';

const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** build/early/theme.js reads the same entry before anything is painted. */
const stored = storedEntry<Theme>('theme', {
  storage: 'local',
  parse: (json) => themes.find((theme) => theme === json),
  fallback: 'system',
});

let chosen = stored.read();
const listeners = new Set<() => void>();

function apply(theme: Theme) {
  chosen = theme;
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

function followOtherTabs({ key }: StorageEvent) {
  if (key === stored.key || key === null) apply(stored.read());
}

/** The chosen theme, for useSyncExternalStore. It is stored per browser; `system` follows the device. */
export const themeChoice = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    // A second call with the same listener changes nothing.
    window.addEventListener('storage', followOtherTabs);
    return () => listeners.delete(listener);
  },
  getSnapshot: () => chosen,
  choose(theme: Theme) {
    apply(theme);
    stored.write(theme);
  },
};
