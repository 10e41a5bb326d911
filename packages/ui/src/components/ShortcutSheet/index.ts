export { type Shortcut, type ShortcutOptions, useShortcuts } from './keys/useShortcuts.ts';
export { type ListedShortcut, type ShortcutGroup, ShortcutSheet, type ShortcutSheetProps } from './ShortcutSheet.tsx';
