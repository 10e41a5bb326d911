import type { ReactNode } from 'react';
import type { Loadable } from '../LoadableView/Loadable.ts';

export interface NotificationItem {
  id: string;
  title: string;
  message: string;
  /** The time of arrival in words, for example '5 min ago'. */
  time?: string;
  /** The time of arrival as an ISO date-time. */
  dateTime?: string;
  /** The time of arrival with day and time, shown on hover, for example '20 Nov 2026, 14:05'. */
  fullTime?: string;
  /** An item that was read is less prominent. @default true */
  isUnread?: boolean;
  /** An icon for the subject, 20 px. @default a bell */
  icon?: ReactNode;
  /** The address of the link: a path of this app, http or https. Without it the item is a button. */
  href?: string;
  /** The link leads to another site and opens in a new tab. @default false */
  isExternal?: boolean;
}

export interface NotificationPanelProps {
  /** Names the bell, with the full count, for example 'Notifications, 12 unread'. */
  name: string;
  /** Shown on the bell's corner, for example '9+'. Undefined shows no count. */
  badge?: string;
  /** Returns the items, newest first. Called only while the list is open, so that thousands of items cost nothing before that. */
  value: () => Loadable<readonly NotificationItem[]>;
  /** Shown above the items, for example what could not be read. */
  note?: ReactNode;
  /** Called when an item is pressed. A link is followed as well. */
  onItemPress: (id: string) => void;
  onMarkAllRead: () => void;
  /** The failure in the panel, for example "Couldn't mark as read. Try again." */
  failure?: string;
  /** Tries the failed action again. */
  onRetry?: () => void;
}

export interface NotificationSheetProps extends Omit<NotificationPanelProps, 'name' | 'badge'> {
  isOpen: boolean;
  /** Closes the panel and returns the focus to the bell. */
  onClose: () => void;
}
