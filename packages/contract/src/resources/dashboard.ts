import type * as z from 'zod/mini';
import { endpoint, endpointGroup } from '../endpoint/endpoint.ts';
import { list } from '../endpoint/list.ts';
import { model } from '../schema/model.ts';
import { id, text } from '../schema/readers.ts';

/** One figure of the stats grid. */
export const stat = model({
  label: ['label', text],
  /** Shown as sent. */
  value: ['value', text],
});
export type StatWire = z.input<typeof stat>;
export type Stat = z.output<typeof stat>;

/** A card of the Alerts Panel. */
export const alert = model({
  id: ['id', id],
  label: ['label', text],
  value: ['value', text],
  description: ['description', text],
  /** A tone, a colour word or a hex value; anything else is neutral. */
  descriptionColor: ['descriptionColor', text],
  date: ['date', text],
});
export type AlertWire = z.input<typeof alert>;
export type Alert = z.output<typeof alert>;

/** An order in Today's Queue. */
export const queueOrder = model({
  id: ['id', id],
  status: ['status', text],
  /** The product's name. */
  product: ['product', text],
  /** The traveler's name. */
  customer: ['customer', text],
  productAvailability: ['product_availability', text],
});
export type QueueOrderWire = z.input<typeof queueOrder>;
export type QueueOrder = z.output<typeof queueOrder>;

export const dashboardEndpoints = endpointGroup('dashboard', {
  states: endpoint({ method: 'GET', path: '/dashboard/states', reply: list(stat) }),
  alerts: endpoint({ method: 'GET', path: '/dashboard/notifications/latest', reply: list(alert) }),
  queue: endpoint({ method: 'GET', path: '/dashboard/orders/queue', reply: list(queueOrder) }),
});
