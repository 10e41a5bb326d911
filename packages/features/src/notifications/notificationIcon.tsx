import { ArrowUUpLeft } from '@valise/ui/icons/ArrowUUpLeft';
import { Bell } from '@valise/ui/icons/Bell';
import { ChatsCircle } from '@valise/ui/icons/ChatsCircle';
import { CoatHanger } from '@valise/ui/icons/CoatHanger';
import { Moped } from '@valise/ui/icons/Moped';
import { Receipt } from '@valise/ui/icons/Receipt';
import { WashingMachine } from '@valise/ui/icons/WashingMachine';
import { isActivePath, paths } from '../domain/paths.ts';

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

/** The icon for a word of the title, else the sidebar's icon for the screen at `path`, else a bell. */
export function notificationIcon(title: string, path: string | undefined) {
  const pathname = path?.split(/[?#]/)[0] ?? '';
  const [, Icon] =
    iconsByWord.find(([word]) => word.test(title)) ?? iconsByPath.find(([link]) => isActivePath(link, pathname)) ?? [null, Bell];
  return <Icon size={20} />;
}
