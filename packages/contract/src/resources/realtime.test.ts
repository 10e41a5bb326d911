import { describe, expect, test } from 'vitest';
import { aMessage } from '../samples/index.ts';
import { liveEvents, readEvent, ticketChannel, userChannel } from './realtime.ts';

describe('a live event', () => {
  test('carries a message bare or under `message`', () => {
    const message = aMessage({ tempId: 't1' });
    const bare = readEvent(liveEvents.supportMessageSent, message);
    expect(bare).toMatchObject({ id: '9001', tempId: 't1', message: message.message });
    expect(readEvent(liveEvents.supportMessageSent, { message })).toEqual(bare);
  });

  test('carries a notification nested or flat', () => {
    const data = { message: 'Order #1 waits', title: 'New order', url: '/orders/ordersdetail/1' };
    const nested = readEvent(liveEvents.notification, { id: 'n1', data });
    expect(nested).toEqual({ id: 'n1', readAt: null, createdAt: null, ...data });
    expect(readEvent(liveEvents.notification, { id: 'n1', type: 'App\\Notifications\\NewOrder', ...data })).toEqual(nested);
  });

  test.each([undefined, null, 'text', {}, { message: 'without an id' }])('that does not fit (%j) is read as null and throws nothing', (payload) => {
    expect(readEvent(liveEvents.supportMessageSent, payload)).toBeNull();
    expect(readEvent(liveEvents.notification, payload)).toBeNull();
  });

  test('arrives on the channels that the documents name', () => {
    expect(userChannel({ type: 'Partner', id: '7' })).toBe('App.Models.Partner.7');
    expect(ticketChannel('42')).toBe('support.ticket.42');
  });
});
