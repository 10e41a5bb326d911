import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { person, traveler } from './people.ts';
import { acknowledged, list, one } from './reply.ts';
import { amount, id, many, maybe, optionalText, sentId, text } from './scalars.ts';

const item = z.pipe(
  z.object({ product_name: text, product_image: optionalText, price: amount, quantity: amount, total: amount }),
  z.transform(({ product_name, product_image, ...same }) => ({
    ...same,
    productName: product_name,
    productImage: product_image,
  })),
);
export type OrderItemWire = z.input<typeof item>;
export type OrderItem = z.output<typeof item>;

const transaction = z.object({ method: text, fees: amount, amount, date: optionalText });
export type TransactionWire = z.input<typeof transaction>;
export type Transaction = z.output<typeof transaction>;

/** An order, in the list and in full; the list may leave out everything but its own columns. Money is US dollars. */
export const order = z.pipe(
  z.object({
    id,
    orderId: optionalText,
    status: text,
    rider: maybe(person),
    created_at: text,
    items_count: amount,
    eta: text,
    total_price: amount,
    items: many(item),
    traveler: maybe(traveler),
    partner: maybe(person),
    traveler_name: text,
    partner_name: text,
    contact_person: maybe(person),
    discount: amount,
    shipping: amount,
    shipping_carrier: optionalText,
    transactions: many(transaction),
  }),
  z.transform((wire) => ({
    id: wire.id,
    orderId: wire.orderId,
    status: wire.status,
    /** Null while nobody is assigned. */
    rider: wire.rider,
    createdAt: wire.created_at,
    itemsCount: wire.items_count ?? wire.items.length,
    /** As sent: words, or an ISO date-time. */
    eta: wire.eta,
    totalPrice: wire.total_price,
    items: wire.items,
    traveler: wire.traveler,
    partner: wire.partner,
    /** Also known where the list names people without describing them, as a refund's order does. */
    travelerName: wire.traveler_name || wire.traveler?.name || '',
    partnerName: wire.partner_name || wire.partner?.name || '',
    /** Null when the server names none: the partner is then the contact. */
    contactPerson: wire.contact_person,
    /** Null, as the next two and an empty list, when the server sends none. */
    discount: wire.discount,
    shipping: wire.shipping,
    shippingCarrier: wire.shipping_carrier,
    transactions: wire.transactions,
  })),
);
export type OrderWire = z.input<typeof order>;
export type Order = z.output<typeof order>;

export const orderEndpoints = {
  list: endpoint({ method: 'GET', path: '/orders', reply: list(order) }),
  one: endpoint({ method: 'GET', path: '/orders/{id}', reply: one(order) }),
  assignRider: endpoint({
    method: 'POST',
    path: '/orders/assign-rider',
    body: z.codec(
      z.object({ order_id: sentId, rider_id: sentId }),
      z.object({ orderId: z.string(), riderId: z.string() }),
      {
        decode: ({ order_id, rider_id }) => ({ orderId: order_id, riderId: rider_id }),
        encode: ({ orderId, riderId }) => ({ order_id: orderId, rider_id: riderId }),
      },
    ),
    reply: acknowledged,
  }),
};
