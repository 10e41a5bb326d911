'use client';
import { useMessages } from '@valise/ui/messages';
import { type ShortcutGroup, ShortcutSheet, type ShortcutSheetProps } from '@valise/ui/ShortcutSheet';
import { shellMessages } from '../messages.ts';
import { shortcutMessages } from './messages.ts';
import { generalShortcuts, itemShortcuts, listShortcuts, type NamedShortcut, screenShortcuts } from './shortcuts.ts';

export type ShellShortcutSheetProps = Omit<ShortcutSheetProps, 'groups'>;

export function ShellShortcutSheet(props: ShellShortcutSheetProps) {
  const messages = useMessages(shortcutMessages);
  const screenNames = useMessages(shellMessages);
  const entries = (shortcuts: readonly NamedShortcut[]) => shortcuts.map(({ name, keys }) => ({ label: messages[name], keys }));
  const groups: ShortcutGroup[] = [
    { title: messages.anywhere, shortcuts: entries(generalShortcuts) },
    { title: messages.goTo, shortcuts: screenShortcuts.map(({ name, keys }) => ({ label: screenNames[name], keys })) },
    { title: messages.lists, shortcuts: [...entries(listShortcuts), { label: messages.openRow, keys: ['Enter'] }] },
    { title: messages.details, shortcuts: itemShortcuts.map(({ name, keys }) => ({ label: messages[name], keys })) },
    {
      title: messages.alwaysOn,
      isAlwaysOn: true,
      shortcuts: [
        { label: messages.searchEverything, keys: ['Control', 'k'] },
        { label: messages.undo, keys: ['Control', 'z'] },
        { label: messages.andNext, keys: ['Control', 'Enter'] },
      ],
    },
  ];
  return <ShortcutSheet {...props} groups={groups} />;
}
