import { type endpoints, flat } from '@valise/contract';
import type { Handlers } from '@valise/contract/serve';
import type { Caller, Visitor } from '../http/caller.ts';
import { dashboardHandlers } from './dashboard.ts';
import { notificationHandlers } from './notifications.ts';
import { orderHandlers } from './orders.ts';
import { productHandlers } from './products.ts';
import { profileHandlers } from './profile.ts';
import { realtimeHandlers } from './realtime.ts';
import { refundHandlers } from './refunds.ts';
import { riderHandlers } from './riders.ts';
import { accountHandlers, sessionHandlers } from './session.ts';
import { socialHandlers } from './social.ts';
import { supportHandlers } from './support.ts';

/** One handler per endpoint of the contract. */
export const handlers: Handlers<typeof endpoints, Caller, Visitor> = flat({
  session: sessionHandlers,
  account: accountHandlers,
  social: socialHandlers,
  profile: profileHandlers,
  notifications: notificationHandlers,
  dashboard: dashboardHandlers,
  products: productHandlers,
  orders: orderHandlers,
  riders: riderHandlers,
  refunds: refundHandlers,
  support: supportHandlers,
  realtime: realtimeHandlers,
});
