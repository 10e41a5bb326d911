import { SignOut } from '@valise/ui/icons/SignOut';
import type { Messages } from '@valise/ui/messages';
import type { NavigationEntry, NavigationGroup } from '@valise/ui/Sidebar';
import { isActivePath } from '../domain/paths.ts';
import type { shellMessages } from './messages.ts';
import { screens, type SidebarGroup } from './screens.ts';

type ShellMessages = Messages<(typeof shellMessages)['en-US']>;

/** The sidebar's groups. The entry of the screen at `path` is active. */
export function navigationOf(messages: ShellMessages, path: string, onLogout: () => void): readonly NavigationGroup[] {
  const links = (group: SidebarGroup): NavigationEntry[] =>
    screens.flatMap(({ name, path: href, sidebar }) => {
      if (sidebar?.group !== group) return [];
      const { icon, activeIcon } = sidebar;
      return [{ label: messages[name], icon, activeIcon, href, isActive: isActivePath(href, path) }];
    });
  return [
    { label: messages.menu, entries: links('menu') },
    { label: messages.other, entries: [...links('other'), { label: messages.logout, icon: SignOut, onPress: onLogout }] },
  ];
}
