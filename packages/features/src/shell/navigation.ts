import { ArrowUUpLeft } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { ChatsCircle } from '@phosphor-icons/react/dist/csr/ChatsCircle';
import { CoatHanger } from '@phosphor-icons/react/dist/csr/CoatHanger';
import { GearSix } from '@phosphor-icons/react/dist/csr/GearSix';
import { Receipt } from '@phosphor-icons/react/dist/csr/Receipt';
import { SignOut } from '@phosphor-icons/react/dist/csr/SignOut';
import { SquaresFour } from '@phosphor-icons/react/dist/csr/SquaresFour';
import type { Messages } from '@valise/ui/messages';
import type { NavigationEntry, NavigationGroup } from '@valise/ui/Sidebar';
import { isActivePath, paths } from '../shared/paths.ts';
import type { shellMessages } from './messages.ts';

type ShellMessages = Messages<(typeof shellMessages)['en-US']>;

/** The sidebar's groups, with the entry of the screen at `path` active. */
export function navigationOf(messages: ShellMessages, path: string, onLogout: () => void): readonly NavigationGroup[] {
  const link = (label: string, icon: NavigationEntry['icon'], href: string): NavigationEntry => ({
    label,
    icon,
    href,
    isActive: isActivePath(href, path),
  });
  return [
    {
      label: messages.menu,
      entries: [
        link(messages.dashboard, SquaresFour, paths.home),
        link(messages.products, CoatHanger, paths.products),
        link(messages.orders, Receipt, paths.orders),
        link(messages.refund, ArrowUUpLeft, paths.refunds),
      ],
    },
    {
      label: messages.other,
      entries: [
        link(messages.support, ChatsCircle, paths.support),
        link(messages.settings, GearSix, paths.settings),
        { label: messages.logout, icon: SignOut, onPress: onLogout },
      ],
    },
  ];
}
