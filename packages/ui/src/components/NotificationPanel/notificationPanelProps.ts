import type { ReactNode } from 'react';
import type { Loadable } from '../LoadableView/Loadable.ts';

export interface NotificationItem {
  id: string;
  title: string;
  message: string;
  /** When it came, in words, for example '5 min ago'. */
  time?: string;
  /** The same as an ISO date-time. */
  dateTime?: string;
  /** The same with day and time, shown while the pointer is over it, for example '20 Nov 2026, 14:05'. */
  fullTime?: string;
  /** An item that was read is less prominent. @default true */
  isUnread?: boolean;
  /** Shows what it is about, 20 px. @default a bell */
  icon?: ReactNode;
  /** What it links to: a path of this app, http or https. Without it the item is a button. */
  href?: string;
  /** Links to another site, in a new tab. @default false */
  isExternal?: boolean;
}

export interface NotificationPanelProps {
  /** Names the bell, with the full count, for example 'Notifications, 12 unread'. */
  name: string;
  /** Shown on the bell's corner, for example '9+'. Leave it out for none. */
  badge?: string;
  /** The items, newest first. Called while the list is open, so that thousands of them cost nothing behind the bell. */
  value: () => Loadable<readonly NotificationItem[]>;
  /** An item was pressed. Its `href` is followed as well. */
  onItemPress: (id: string) => void;
  onMarkAllRead: () => void;
  /** What failed in the panel, for example "Couldn't mark as read. Try again." */
  failure?: string;
  /** Tries what failed again. */
  onRetry?: () => void;
}

export interface NotificationSheetProps extends Omit<NotificationPanelProps, 'name' | 'badge'> {
  isOpen: boolean;
  /** Closes it and returns the focus to the bell. */
  onClose: () => void;
}
