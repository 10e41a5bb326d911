import type { NotificationWire } from '../resources/notifications.ts';
import { at, sampleToday } from './dates.ts';

/** An unread notification, nested as the list sends it. */
export const aNotification = (overrides: Partial<NotificationWire> = {}): NotificationWire => ({
  id: 'a1f0c9d2-0001',
  read_at: null,
  created_at: at(sampleToday, 0, '11:55'),
  data: {
    title: 'New order',
    message: 'Order #20424 from Yuki Tanaka is waiting for a rider.',
    url: '/orders/ordersdetail/20424',
  },
  ...overrides,
});

/** One of each kind, the last without any text, as the bell's panel shows them. */
export const notificationSamples: readonly NotificationWire[] = [
  aNotification(),
  aNotification({
    id: 'a1f0c9d2-0002',
    data: { title: 'Refund requested', message: 'Emma Dahl asked for a refund on order #20391.', url: '/refund/refundsdetail/82' },
  }),
  aNotification({
    id: 'a1f0c9d2-0003',
    data: { title: 'New message', message: 'Madrid Central Store replied to ticket TCK-1041.', url: '/support/chatsupport/41' },
  }),
  aNotification({
    id: 'a1f0c9d2-0004',
    data: { title: 'Under Maintenance', message: 'Oxford Shirt went to cleaning at London Showroom.', url: '/products/viewproduct/5' },
  }),
  aNotification({
    id: 'a1f0c9d2-0005',
    data: { title: 'Rider assigned', message: 'Àlex Ferrer will deliver order #20409.', url: '/orders/ordersdetail/20409' },
  }),
  // Without a time too: the server need not send one.
  aNotification({ id: 'a1f0c9d2-0006', created_at: undefined, data: { title: null, message: null, url: null } }),
];

/** `count` unread notifications: the samples, then orders that wait for a rider. */
export const manyNotifications = (count: number): NotificationWire[] =>
  Array.from({ length: count }, (_, index) => {
    const waiting = 20_419 + (index % 5);
    return (
      notificationSamples[index] ??
      aNotification({
        id: `a1f0c9d2-${String(index + 1).padStart(4, '0')}`,
        data: {
          title: 'New order',
          message: `Order #${waiting} is waiting for a rider.`,
          url: `/orders/ordersdetail/${waiting}`,
        },
      })
    );
  });
