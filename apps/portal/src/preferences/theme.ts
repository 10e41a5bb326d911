import { storedEntry } from '@valise/features/kit';
import { createStore } from '@valise/ui/createStore';

const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** build/early/theme.js reads the same entry before anything is painted. */
const stored = storedEntry<Theme>('theme', {
  storage: 'local',
  parse: (json) => themes.find((theme) => theme === json),
  fallback: 'system',
  isChoice: true,
});

const chosen = createStore(stored.read());

function apply(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  chosen.set(theme);
}

function followOtherTabs({ key }: StorageEvent) {
  if (key === stored.key || key === null) apply(stored.read());
}

/** The chosen theme, for useSyncExternalStore. It is stored per browser; `system` follows the device. */
export const themeChoice = {
  subscribe(listener: () => void) {
    // A second call with the same listener changes nothing.
    window.addEventListener('storage', followOtherTabs);
    return chosen.subscribe(listener);
  },
  getSnapshot: chosen.getSnapshot,
  choose(theme: Theme) {
    apply(theme);
    stored.write(theme);
  },
};
