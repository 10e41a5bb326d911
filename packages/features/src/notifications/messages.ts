import type { Wording } from '@valise/ui/messages';

/** All copy of the bell. A language is added beside 'en-US'. */
export const notificationsMessages = {
  'en-US': {
    bell: ({ count }: { count: number }, { number }: Wording) =>
      count === 0 ? 'Notifications' : `Notifications, ${number(count)} unread`,
    untitled: 'Notification',
    noMessage: 'No message provided',
    failedToLoad: 'Failed to load notifications',
    failedToMark: "Couldn't mark as read. Try again.",
    arrived: ({ title, message }: { title: string; message: string }) => `New notification: ${title}. ${message}`,
  },
};
