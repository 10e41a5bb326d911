export { areKeysTaken } from './keys/areKeysTaken.ts';
export { type Shortcut, type ShortcutOptions, useShortcuts } from './keys/useShortcuts.ts';
export { ShortcutSheet } from './ShortcutSheet.tsx';
export type { ListedShortcut, ShortcutGroup, ShortcutSheetProps } from './shortcutSheetProps.ts';
