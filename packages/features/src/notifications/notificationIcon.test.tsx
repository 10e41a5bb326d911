import { Bell } from '@phosphor-icons/react/dist/csr/Bell';
import { Moped } from '@phosphor-icons/react/dist/csr/Moped';
import { Receipt } from '@phosphor-icons/react/dist/csr/Receipt';
import { WashingMachine } from '@phosphor-icons/react/dist/csr/WashingMachine';
import { expect, test } from 'vitest';
import { notificationIcon } from './notificationIcon.tsx';

test.each([
  ['Rider assigned', '/orders/ordersdetail/20409', Moped],
  ['Under Maintenance', '/products/viewproduct/5', WashingMachine],
  ['New order', '/orders?status=pickup', Receipt],
  ['Overrider', undefined, Bell],
])('%s that leads to %s has its own icon', (title, path, icon) => {
  expect(notificationIcon(title, path).type).toBe(icon);
});
