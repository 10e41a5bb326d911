import { ArrowUUpLeft } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { Bell } from '@phosphor-icons/react/dist/csr/Bell';
import { ChatsCircle } from '@phosphor-icons/react/dist/csr/ChatsCircle';
import { CoatHanger } from '@phosphor-icons/react/dist/csr/CoatHanger';
import { Moped } from '@phosphor-icons/react/dist/csr/Moped';
import { Receipt } from '@phosphor-icons/react/dist/csr/Receipt';
import { WashingMachine } from '@phosphor-icons/react/dist/csr/WashingMachine';
import { isActivePath, paths } from '../shared/paths.ts';

const iconsByWord = [
  [/\brider\b/i, Moped],
  [/\b(maintenance|cleaning)\b/i, WashingMachine],
] as const;

const iconsByPath = [
  [paths.orders, Receipt],
  [paths.refunds, ArrowUUpLeft],
  [paths.support, ChatsCircle],
  [paths.products, CoatHanger],
] as const;

/** What a notification is about: by its title, else by where it leads as that entry of the sidebar shows, else a bell. */
export function notificationIcon(title: string, path: string | undefined) {
  const pathname = path?.split(/[?#]/)[0] ?? '';
  const [, Icon] =
    iconsByWord.find(([word]) => word.test(title)) ?? iconsByPath.find(([link]) => isActivePath(link, pathname)) ?? [null, Bell];
  return <Icon size={20} />;
}
