import { expect, test } from 'vitest';
import { aNotification } from '../samples/index.ts';
import { clientWithResponse } from '../testing/clients.ts';
import { notificationEndpoints } from './notifications.ts';

test('notifications are read from a list or from `notifications`, those without a text too', async () => {
  const notifications = [aNotification(), { id: 'n2', read_at: '2026-11-20T09:00:00Z', data: {} }];
  const bare = await clientWithResponse(notifications).call(notificationEndpoints.list);
  expect(await clientWithResponse({ notifications }).call(notificationEndpoints.list)).toEqual(bare);
  expect(bare[1]).toEqual({ id: 'n2', readAt: '2026-11-20T09:00:00Z', createdAt: null, message: '', title: '', url: null });
});
