'use client';
import { liveEvents, type Notification, type User, userChannel } from '@valise/contract';
import { Announcer, type AnnouncerHandle } from '@valise/ui/Announcer';
import { useFormats, useLocale, useMessages } from '@valise/ui/messages';
import { type NotificationItem, NotificationPanel } from '@valise/ui/NotificationPanel';
import { useEffect, useEffectEvent, useRef } from 'react';
import { dateOf, useValueFormats } from '../../kit/format/format.ts';
import { takeEcho } from '../../kit/ownChanges.ts';
import { useLiveEvent } from '../../kit/realtime/useLiveEvent.ts';
import { refreshedBy } from '../refreshedBy.ts';
import { ReadingNoteOf } from '../../kit/reading/ReadingNoteOf.tsx';
import { useNews } from '../../kit/api/useEndpoint.ts';
import { destinationOf } from '../destinationOf.ts';
import { isSaidByChat } from '../isSaidByChat.ts';
import { notificationsMessages } from '../messages.ts';
import { notificationIcon } from '../notificationIcon.tsx';
import { useNotifications } from '../store/useNotifications.ts';
import { timeAgo } from '../timeAgo.ts';
import { unreadLabel } from '../unreadLabel.ts';

export interface NotificationsContainerProps {
  user: Pick<User, 'id' | 'type'>;
  /** Receives the number of unread notifications, at first and at each change. */
  onUnreadChange?: (count: number) => void;
}

/** The bell of the top bar. It counts and lists the user's unread notifications, and announces new ones. */
export function NotificationsContainer({ user, onUnreadChange }: NotificationsContainerProps) {
  const messages = useMessages(notificationsMessages);
  const formats = useFormats();
  const hear = useNews();
  const announcer = useRef<AnnouncerHandle>(null);
  const { items, loadable, ...notifications } = useNotifications();
  const count = items.length;

  const textOf = ({ title, message }: Notification) => ({
    title: title || messages.untitled,
    message: message || messages.noMessage,
  });

  useLiveEvent(userChannel(user), liveEvents.notification, {
    onEvent(event) {
      // The server sends no time with an event.
      const item = { ...event, createdAt: event.createdAt ?? new Date().toISOString() };
      const target = item.url === null ? null : destinationOf(item.url, window.location.origin);
      if (target?.isExternal === false) for (const endpoint of refreshedBy(target.href)) hear(endpoint);
      const isNew = notifications.receiveEvent(item);
      const isSaidHere = isSaidByChat(target, window.location.pathname) || (target !== null && takeEcho(target.href));
      if (isNew && !isSaidHere) announcer.current?.announce(messages.arrived(textOf(item)));
    },
    onResync: notifications.refresh,
  });

  const reportUnread = useEffectEvent((unread: number) => onUnreadChange?.(unread));
  useEffect(() => reportUnread(count), [count]);

  const { locale } = useLocale();
  const values = useValueFormats();
  const timeOf = ({ createdAt }: Notification): Pick<NotificationItem, 'time' | 'dateTime' | 'fullTime'> => {
    const date = dateOf(createdAt);
    return date === null
      ? {}
      : { time: timeAgo(date, new Date(), locale), dateTime: date.toISOString(), fullTime: values.dateTime(date) };
  };
  const itemOf = (item: Notification): NotificationItem => ({ id: item.id, ...textOf(item), ...linkOf(item), ...timeOf(item) });
  const value = () => (loadable.state === 'ready' ? { ...loadable, data: loadable.data.map(itemOf) } : loadable);

  return (
    <>
      <NotificationPanel
        name={messages.bell({ count })}
        badge={unreadLabel(count, formats)}
        value={value}
        note={<ReadingNoteOf value={loadable} />}
        onItemPress={notifications.markRead}
        onMarkAllRead={notifications.markAllRead}
        failure={notifications.hasFailed ? messages.failedToMark : undefined}
        onRetry={notifications.retryMarking}
      />
      <Announcer ref={announcer} />
    </>
  );
}

function linkOf({ title, url }: Notification): Pick<NotificationItem, 'href' | 'isExternal' | 'icon'> {
  const destination = url === null ? null : destinationOf(url, window.location.origin);
  if (destination === null) return { icon: notificationIcon(title, undefined) };
  return { ...destination, icon: notificationIcon(title, destination.isExternal ? undefined : destination.href) };
}
