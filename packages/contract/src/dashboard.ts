import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { list } from './reply.ts';
import { id, text } from './scalars.ts';

/** One figure of the stats grid; its value is shown as sent, so it is text. */
export const stat = z.object({ label: text, value: text });
export type StatWire = z.input<typeof stat>;
export type Stat = z.output<typeof stat>;

/** A card of the Alerts Panel. `descriptionColor` is a tone, a colour word or a hex value (decisions.md, Dashboard). */
export const alert = z.object({ id, label: text, value: text, description: text, descriptionColor: text, date: text });
export type AlertWire = z.input<typeof alert>;
export type Alert = z.output<typeof alert>;

/** An order as Today's Queue lists it; product and customer are names. */
export const queueOrder = z.pipe(
  z.object({ id, status: text, product: text, customer: text, product_availability: text }),
  z.transform(({ product_availability, ...same }) => ({ ...same, productAvailability: product_availability })),
);
export type QueueOrderWire = z.input<typeof queueOrder>;
export type QueueOrder = z.output<typeof queueOrder>;

export const dashboardEndpoints = {
  states: endpoint({ method: 'GET', path: '/dashboard/states', reply: list(stat) }),
  alerts: endpoint({ method: 'GET', path: '/dashboard/notifications/latest', reply: list(alert) }),
  queue: endpoint({ method: 'GET', path: '/dashboard/orders/queue', reply: list(queueOrder) }),
};
