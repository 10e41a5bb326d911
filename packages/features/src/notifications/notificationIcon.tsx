import { ArrowUUpLeft } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { Bell } from '@phosphor-icons/react/dist/csr/Bell';
import { ChatsCircle } from '@phosphor-icons/react/dist/csr/ChatsCircle';
import { CoatHanger } from '@phosphor-icons/react/dist/csr/CoatHanger';
import { Receipt } from '@phosphor-icons/react/dist/csr/Receipt';
import { isActivePath, paths } from '../shared/paths.ts';

const icons = [
  [paths.orders, Receipt],
  [paths.refunds, ArrowUUpLeft],
  [paths.support, ChatsCircle],
  [paths.products, CoatHanger],
] as const;

/** What a notification is about, by where it leads: the icon of that entry of the sidebar, else a bell. */
export function notificationIcon(path: string | undefined) {
  const [, Icon] = icons.find(([link]) => isActivePath(link, path?.split(/[?#]/)[0] ?? '')) ?? [null, Bell];
  return <Icon size={20} />;
}
