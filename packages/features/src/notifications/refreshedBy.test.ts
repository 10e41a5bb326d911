import { dashboardEndpoints, productEndpoints } from '@valise/contract';
import { expect, test } from 'vitest';
import { refreshedBy } from './refreshedBy.ts';

test.each([
  ['/orders/ordersdetail/20418', [dashboardEndpoints.queue, dashboardEndpoints.states, dashboardEndpoints.alerts]],
  ['/orders?status=delivery', [dashboardEndpoints.queue, dashboardEndpoints.states, dashboardEndpoints.alerts]],
  ['/products/viewproduct/5', [productEndpoints.list, productEndpoints.one, dashboardEndpoints.states, dashboardEndpoints.alerts]],
  ['/ordersarchive', []],
  [undefined, []],
])('a notification about %s refreshes what it concerns', (path, endpoints) => {
  expect(refreshedBy(path)).toEqual(endpoints);
});
