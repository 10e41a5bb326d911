import { dashboardEndpoints } from './dashboard.ts';
import type { Row } from './endpoint.ts';
import { notificationEndpoints } from './notifications.ts';
import { orderEndpoints } from './orders.ts';
import { productEndpoints } from './products.ts';
import { profileEndpoints } from './profile.ts';
import { realtimeEndpoints } from './realtime.ts';
import { refundEndpoints } from './refunds.ts';
import { riderEndpoints } from './riders.ts';
import { sessionEndpoints } from './session.ts';
import { socialEndpoints } from './social.ts';
import { supportEndpoints } from './support.ts';

type Keys<Groups> = { [Group in keyof Groups & string]: `${Group}.${keyof Groups[Group] & string}` }[keyof Groups & string];

/** Groups of rows, or of whatever goes with rows, side by side under 'group.row'. */
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

/** Every row of both documents' call tables, the socket's authorisation, and sign-up, which decisions.md adds. */
export const endpoints = flat({
  session: sessionEndpoints,
  social: socialEndpoints,
  profile: profileEndpoints,
  notifications: notificationEndpoints,
  dashboard: dashboardEndpoints,
  products: productEndpoints,
  orders: orderEndpoints,
  riders: riderEndpoints,
  refunds: refundEndpoints,
  support: supportEndpoints,
  realtime: realtimeEndpoints,
}) satisfies Readonly<Record<string, Row>>;
