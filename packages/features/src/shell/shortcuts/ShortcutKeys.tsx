'use client';
import { focusRow, toggleRow, turnPage } from '@valise/ui/DataTable';
import { useShortcuts } from '@valise/ui/ShortcutSheet';
import { followStep } from '@valise/ui/StepLinks';
import { useEffect } from 'react';
import { paths } from '../../domain/paths.ts';
import { focusSearch } from './focusSearch.ts';
import { generalShortcuts, listShortcuts, type NamedShortcut, screenShortcuts } from './shortcuts.ts';

/** The props that the shell gives to its shortcuts. */
export interface ShortcutKeysProps {
  /** False turns off every shortcut without Ctrl or ⌘. */
  isOn: boolean;
  /** Opens the sheet that lists the shortcuts. */
  onHelp: () => void;
}

export interface ShortcutKeysOfShellProps extends ShortcutKeysProps {
  /** Opens a path of this app. */
  onGoTo: (path: string) => void;
}

const actions: Record<NamedShortcut['name'], (shell: ShortcutKeysOfShellProps) => boolean | void> = {
  search: focusSearch,
  create: ({ onGoTo }) => onGoTo(paths.addProduct),
  help: ({ onHelp }) => onHelp(),
  nextRow: () => followStep(1) || focusRow(1),
  previousRow: () => followStep(-1) || focusRow(-1),
  selectRow: toggleRow,
  previousPage: () => turnPage(-1),
  nextPage: () => turnPage(1),
};
const shortcuts = [...generalShortcuts, ...listShortcuts, ...screenShortcuts];

/** Makes the shell's shortcuts work: they open screens, the search and new items, and move through a list's rows and pages, and from one item to the next. */
export function ShortcutKeys(props: ShortcutKeysOfShellProps) {
  useShortcuts(shortcuts, {
    isOn: props.isOn,
    onPress: (shortcut) => ('path' in shortcut ? props.onGoTo(shortcut.path) : actions[shortcut.name](props)),
  });
  const { isOn } = props;
  useEffect(() => {
    if (!isOn) return undefined;
    const { style } = document.documentElement;
    // The search field of a list and the links to the next and previous item show their keys.
    const shown = { '--valise-search-key': '"/"', '--valise-step-keys': 'inline-flex' };
    for (const [name, value] of Object.entries(shown)) style.setProperty(name, value);
    return () => Object.keys(shown).forEach((name) => void style.removeProperty(name));
  }, [isOn]);
  return null;
}
