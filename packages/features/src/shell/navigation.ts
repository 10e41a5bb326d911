import { SignOut } from '@valise/ui/icons/SignOut';
import type { Messages } from '@valise/ui/messages';
import type { NavigationEntry, NavigationGroup } from '@valise/ui/Sidebar';
import { isActivePath } from '../domain/paths.ts';
import type { shellMessages } from './messages.ts';
import { screens, type SidebarGroup } from './screens.ts';
import type { waitingMessages, WaitingWork } from './waiting/messages.ts';

interface NavigationOptions {
  messages: Messages<(typeof shellMessages)['en-US']>;
  /** The path of the screen whose entry is active. */
  path: string;
  /** What the entries count. */
  waiting: WaitingWork;
  /** The entries' names with a count. */
  waitingNames: Messages<(typeof waitingMessages)['en-US']>;
  onLogout: () => void;
}

/** The sidebar's groups. */
export function navigationOf({ messages, path, waiting, waitingNames, onLogout }: NavigationOptions): readonly NavigationGroup[] {
  const links = (group: SidebarGroup): NavigationEntry[] =>
    screens.flatMap(({ name, path: href, sidebar, waiting: work }) => {
      if (sidebar?.group !== group) return [];
      const { icon, activeIcon } = sidebar;
      const label = messages[name];
      const count = work && waiting[work];
      const countedLabel = work && count ? waitingNames[work]({ name: label, count }) : undefined;
      return [{ label, icon, activeIcon, href, isActive: isActivePath(href, path), count, countedLabel }];
    });
  return [
    { label: messages.menu, entries: links('menu') },
    { label: messages.other, entries: [...links('other'), { label: messages.logout, icon: SignOut, onPress: onLogout }] },
  ];
}
