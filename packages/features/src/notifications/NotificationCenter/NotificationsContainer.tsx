'use client';
import { liveEvents, type Notification, type User, userChannel } from '@valise/contract';
import { Announcer, type AnnouncerHandle } from '@valise/ui/Announcer';
import { useMessages } from '@valise/ui/messages';
import { type NotificationItem, NotificationPanel } from '@valise/ui/NotificationPanel';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLiveEvent } from '../../shared/useLiveEvent.ts';
import { destinationOf } from '../destinationOf.ts';
import { notificationsMessages } from '../messages.ts';
import { notificationIcon } from '../notificationIcon.tsx';
import { unreadLabel } from '../unreadLabel.ts';
import { useNotifications } from '../useNotifications.ts';

export interface NotificationsContainerProps {
  user: Pick<User, 'id' | 'type'>;
  /** Told how many are unread, at first and at each change. */
  onUnreadChange?: (count: number) => void;
}

/** The bell of the top bar: counts, lists and hears the user's unread notifications. */
export function NotificationsContainer({ user, onUnreadChange }: NotificationsContainerProps) {
  const messages = useMessages(notificationsMessages);
  const announcer = useRef<AnnouncerHandle>(null);
  const known = useNotifications();
  const count = known.items.length;

  const wordsOf = ({ title, message }: Notification) => ({
    title: title || messages.untitled,
    message: message || messages.noMessage,
  });

  useLiveEvent(userChannel(user), liveEvents.notification, {
    onEvent(item) {
      if (known.hear(item)) announcer.current?.announce(messages.arrived(wordsOf(item)));
    },
    onResync: known.refresh,
  });

  const tellUnread = useEffectEvent((unread: number) => onUnreadChange?.(unread));
  useEffect(() => tellUnread(count), [count]);

  const itemOf = (item: Notification): NotificationItem => ({ id: item.id, ...wordsOf(item), ...leadOf(item) });
  const value = known.loadable.state === 'ready' ? { ...known.loadable, data: known.items.map(itemOf) } : known.loadable;

  return (
    <>
      <NotificationPanel
        name={messages.bell({ count })}
        badge={unreadLabel(count)}
        value={value}
        onItemPress={known.markRead}
        onMarkAllRead={known.markAllRead}
        failure={known.hasFailed ? messages.failedToMark : undefined}
        onRetry={known.retryMarking}
      />
      <Announcer ref={announcer} />
    </>
  );
}

function leadOf({ title, url }: Notification): Pick<NotificationItem, 'href' | 'isElsewhere' | 'icon'> {
  const destination = url === null ? null : destinationOf(url, window.location.origin);
  if (destination === null) return { icon: notificationIcon(title, undefined) };
  return { ...destination, icon: notificationIcon(title, destination.isElsewhere ? undefined : destination.href) };
}
