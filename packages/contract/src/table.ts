import { accountEndpoints } from './resources/account.ts';
import { dashboardEndpoints } from './resources/dashboard.ts';
import type { AnyEndpoint } from './endpoint/endpoint.ts';
import { notificationEndpoints } from './resources/notifications.ts';
import { orderEndpoints } from './resources/orders.ts';
import { productFormEndpoints } from './resources/productForm.ts';
import { productEndpoints } from './resources/products.ts';
import { profileEndpoints } from './resources/profile.ts';
import { realtimeEndpoints } from './resources/realtime.ts';
import { refundEndpoints } from './resources/refunds.ts';
import { riderEndpoints } from './resources/riders.ts';
import { sessionEndpoints } from './resources/session.ts';
import { socialEndpoints } from './resources/social.ts';
import { supportEndpoints } from './resources/support.ts';

type Keys<Groups> = { [Group in keyof Groups & string]: `${Group}.${keyof Groups[Group] & string}` }[keyof Groups & string];

/** Groups of values side by side, for example of endpoints, named 'group.endpoint'. */
export type Flat<Groups> = {
  [Key in Keys<Groups>]: Key extends `${infer Group extends keyof Groups & string}.${infer Name}`
    ? Groups[Group][Name & keyof Groups[Group]]
    : never;
};

/** Joins groups into one table: `{ orders: { list } }` becomes `{ 'orders.list': list }`. */
/* @__NO_SIDE_EFFECTS__ */
export function flat<Groups extends Readonly<Record<string, object>>>(groups: Groups): Flat<Groups> {
  const pairs = Object.entries(groups).flatMap(([group, members]) =>
    Object.entries(members).map(([name, member]) => [`${group}.${name}`, member] as const),
  );
  return Object.fromEntries(pairs) as Flat<Groups>;
}

/** Every endpoint of `spec 1.7` and `spec 2.7`, the socket's authorisation, and sign-up, which follows Laravel's convention. */
export const endpoints = flat({
  session: sessionEndpoints,
  account: accountEndpoints,
  social: socialEndpoints,
  profile: profileEndpoints,
  notifications: notificationEndpoints,
  dashboard: dashboardEndpoints,
  products: { ...productEndpoints, ...productFormEndpoints },
  orders: orderEndpoints,
  riders: riderEndpoints,
  refunds: refundEndpoints,
  support: supportEndpoints,
  realtime: realtimeEndpoints,
}) satisfies Readonly<Record<string, AnyEndpoint>>;
