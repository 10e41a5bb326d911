import { Bell } from '@valise/ui/icons/Bell';
import { Moped } from '@valise/ui/icons/Moped';
import { Receipt } from '@valise/ui/icons/Receipt';
import { WashingMachine } from '@valise/ui/icons/WashingMachine';
import { expect, test } from 'vitest';
import { notificationIcon } from './notificationIcon.tsx';

test.each([
  ['Rider assigned', '/orders/ordersdetail/20409', Moped],
  ['Under Maintenance', '/products/viewproduct/5', WashingMachine],
  ['New order', '/orders?status=pickup', Receipt],
  ['Overrider', undefined, Bell],
])('%s with a link to %s has its own icon', (title, path, icon) => {
  expect(notificationIcon(title, path).type).toBe(icon);
});
