import type { Notification } from '@valise/contract';

export const aNotification = (id: string, isRead = false): Notification => ({
  id,
  createdAt: null,
  readAt: isRead ? '2026-11-20T09:00:00Z' : null,
  title: `Title ${id}`,
  message: '',
  url: null,
});
