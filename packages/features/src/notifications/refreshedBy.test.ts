import { dashboardEndpoints, orderEndpoints, productDetailEndpoints, productEndpoints, refundEndpoints, riderEndpoints, supportEndpoints } from '@valise/contract';
import { expect, test } from 'vitest';
import { refreshedBy } from './refreshedBy.ts';

const ofOrders = [
  orderEndpoints.list,
  orderEndpoints.one,
  riderEndpoints.list,
  dashboardEndpoints.queue,
  dashboardEndpoints.states,
  dashboardEndpoints.alerts,
];

test.each([
  ['/orders/ordersdetail/20418', ofOrders],
  ['/orders?status=delivery', ofOrders],
  ['/products/viewproduct/5', [productEndpoints.list, productDetailEndpoints.one, dashboardEndpoints.states, dashboardEndpoints.alerts]],
  ['/refund/refundsdetail/82', [refundEndpoints.list, refundEndpoints.one, dashboardEndpoints.states, dashboardEndpoints.alerts]],
  ['/support/chatsupport/42', [supportEndpoints.list]],
  ['/ordersarchive', []],
  [undefined, []],
])('a notification about %s refreshes what it concerns', (path, endpoints) => {
  expect(refreshedBy(path)).toEqual(endpoints);
});
