import type { Shortcut } from '@valise/ui/ShortcutSheet';
import { screens } from '../screens.ts';

/** The action of a shortcut, as a key of the shortcuts' messages. */
type ShortcutName = 'search' | 'create' | 'help' | 'nextRow' | 'previousRow' | 'selectRow' | 'previousPage' | 'nextPage';

export interface NamedShortcut extends Shortcut {
  name: ShortcutName;
}

/** The first key of the shortcuts that open a screen; screens.ts has the second one. */
export const GO_TO = 'g';

export const screenShortcuts = screens.flatMap(({ name, path, shortcut }) =>
  shortcut === undefined ? [] : [{ name, path, keys: [GO_TO, shortcut] as const }],
);

/** The shortcuts of every screen. */
export const generalShortcuts: readonly NamedShortcut[] = [
  { name: 'search', keys: ['/'] },
  { name: 'create', keys: ['n'] },
  { name: 'help', keys: ['?'] },
];

/** The shortcuts of a list, in its table or its cards. */
export const listShortcuts: readonly NamedShortcut[] = [
  { name: 'nextRow', keys: ['j'], repeats: true },
  { name: 'previousRow', keys: ['k'], repeats: true },
  { name: 'selectRow', keys: ['x'] },
  { name: 'previousPage', keys: ['['] },
  { name: 'nextPage', keys: [']'] },
];

/** The keys of rows step from item to item on the screen of one. */
export const itemShortcuts = [
  { name: 'nextItem', keys: ['j'] },
  { name: 'previousItem', keys: ['k'] },
] as const;
