import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { list } from './reply.ts';
import { amount, id, optionalText, text } from './scalars.ts';

/** A rider as one may be chosen for an order. */
export const rider = z.pipe(
  z.object({
    id,
    name: text,
    email: text,
    phone: text,
    profile_photo: optionalText,
    rating: amount,
    current_assigned_orders: amount,
    eta: text,
    availability_status: text,
  }),
  z.transform((wire) => ({
    id: wire.id,
    name: wire.name,
    email: wire.email,
    phone: wire.phone,
    profilePhoto: wire.profile_photo,
    /** 0 to 5; null when nobody has rated them. */
    rating: wire.rating,
    currentAssignedOrders: wire.current_assigned_orders,
    eta: wire.eta,
    /** 'Online' or 'Offline', as sent. */
    availabilityStatus: wire.availability_status,
  })),
);
export type RiderWire = z.input<typeof rider>;
export type Rider = z.output<typeof rider>;

export const riderEndpoints = {
  list: endpoint({ method: 'GET', path: '/riders', reply: list(rider) }),
};
