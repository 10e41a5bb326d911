import { ArrowUUpLeft } from '@valise/ui/icons/ArrowUUpLeft';
import { ArrowUUpLeftFill } from '@valise/ui/icons/ArrowUUpLeftFill';
import { ChatsCircle } from '@valise/ui/icons/ChatsCircle';
import { ChatsCircleFill } from '@valise/ui/icons/ChatsCircleFill';
import { CoatHanger } from '@valise/ui/icons/CoatHanger';
import { CoatHangerFill } from '@valise/ui/icons/CoatHangerFill';
import { GearSix } from '@valise/ui/icons/GearSix';
import { GearSixFill } from '@valise/ui/icons/GearSixFill';
import { Receipt } from '@valise/ui/icons/Receipt';
import { ReceiptFill } from '@valise/ui/icons/ReceiptFill';
import { SquaresFour } from '@valise/ui/icons/SquaresFour';
import { SquaresFourFill } from '@valise/ui/icons/SquaresFourFill';
import type { NavigationIcon } from '@valise/ui/Sidebar';
import { routes } from '../domain/paths.ts';
import type { shellMessages } from './messages.ts';
import type { WaitingWork } from './waiting/messages.ts';

/** A group of the sidebar; its title is the message of that key. */
export type SidebarGroup = 'menu' | 'other';

/** A screen that can be opened without an id. The search palette finds it by its name. */
export interface ScreenEntry {
  path: string;
  /** Its name, as a key of the shell's messages. */
  name: keyof (typeof shellMessages)['en-US'];
  /** Its place in the sidebar. A screen without one is opened from another screen. */
  sidebar?: { group: SidebarGroup; icon: NavigationIcon; activeIcon: NavigationIcon };
  /** The work that waits there, which the sidebar counts. */
  waiting?: keyof WaitingWork;
  /** The letter that opens it after `g`. */
  shortcut?: string;
  /** The portal fetches its code once the browser is idle. @default false */
  isFetchedWhenIdle?: boolean;
}

/** Every such screen, in the order of sidebar and search palette. A new screen is one entry here and its name in messages.ts. */
export const screens: readonly ScreenEntry[] = [
  { path: routes.home, name: 'dashboard', sidebar: { group: 'menu', icon: SquaresFour, activeIcon: SquaresFourFill }, shortcut: 'd', isFetchedWhenIdle: true },
  { path: routes.products, name: 'products', sidebar: { group: 'menu', icon: CoatHanger, activeIcon: CoatHangerFill }, shortcut: 'p', isFetchedWhenIdle: true },
  { path: routes.addProduct, name: 'addProduct', isFetchedWhenIdle: true },
  { path: routes.orders, name: 'orders', sidebar: { group: 'menu', icon: Receipt, activeIcon: ReceiptFill }, waiting: 'orders', shortcut: 'o' },
  { path: routes.refunds, name: 'refund', sidebar: { group: 'menu', icon: ArrowUUpLeft, activeIcon: ArrowUUpLeftFill }, waiting: 'refunds', shortcut: 'r', isFetchedWhenIdle: true },
  { path: routes.support, name: 'support', sidebar: { group: 'other', icon: ChatsCircle, activeIcon: ChatsCircleFill }, waiting: 'tickets', shortcut: 's' },
  { path: routes.settings, name: 'settings', sidebar: { group: 'other', icon: GearSix, activeIcon: GearSixFill }, isFetchedWhenIdle: true },
];
