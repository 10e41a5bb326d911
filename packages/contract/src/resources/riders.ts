import type * as z from 'zod/mini';
import { endpoint, endpointGroup } from '../endpoint/endpoint.ts';
import { list } from '../endpoint/list.ts';
import { optionalMedia } from '../schema/media.ts';
import { model } from '../schema/model.ts';
import { amount, id, text } from '../schema/readers.ts';

/** A rider who may be chosen for an order. */
export const rider = model({
  id: ['id', id],
  name: ['name', text],
  email: ['email', text],
  phone: ['phone', text],
  profilePhoto: ['profile_photo', optionalMedia],
  /** 0 to 5; null without ratings. */
  rating: ['rating', amount],
  currentAssignedOrders: ['current_assigned_orders', amount],
  eta: ['eta', text],
  /** 'Online' or 'Offline', as sent. */
  availabilityStatus: ['availability_status', text],
});
export type RiderWire = z.input<typeof rider>;
export type Rider = z.output<typeof rider>;

export const riderEndpoints = endpointGroup('riders', {
  list: endpoint({ method: 'GET', path: '/riders', reply: list(rider) }),
});
