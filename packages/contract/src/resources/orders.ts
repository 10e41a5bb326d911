import * as z from 'zod/mini';
import { endpoint, endpointGroup } from '../endpoint/endpoint.ts';
import { list } from '../endpoint/list.ts';
import { acknowledged, one } from '../endpoint/reply.ts';
import { requestBody } from '../endpoint/requestBody.ts';
import { contact, person, traveler } from './people.ts';
import { optionalMedia } from '../schema/media.ts';
import { model } from '../schema/model.ts';
import { amount, id, many, maybe, optionalText, sentId, text, whenSent } from '../schema/readers.ts';

const item = model({
  productName: ['product_name', text],
  productImage: ['product_image', optionalMedia],
  price: ['price', amount],
  quantity: ['quantity', amount],
  total: ['total', amount],
});
export type OrderItemWire = z.input<typeof item>;
export type OrderItem = z.output<typeof item>;

const transaction = model({
  method: ['method', text],
  fees: ['fees', amount],
  amount: ['amount', amount],
  date: ['date', optionalText],
});
export type TransactionWire = z.input<typeof transaction>;
export type Transaction = z.output<typeof transaction>;

/** An order, in a list and in full. Money is in US dollars. */
export const order = model(
  {
    id: ['id', id],
    orderId: ['orderId', optionalText],
    status: ['status', text],
    /** Null while no rider is assigned. */
    rider: ['rider', maybe(person)],
    createdAt: ['created_at', text],
    /** The number of items, counted in the order itself when the server sends no number. */
    itemsCount: ['items_count', amount],
    /** Words, or an ISO date-time. */
    eta: ['eta', text],
    totalPrice: ['total_price', amount],
    items: ['items', many(item)],
    traveler: ['traveler', maybe(traveler)],
    partner: ['partner', maybe(person)],
    /** A name, where the server sends names alone, for example in a refund's order. */
    travelerName: ['traveler_name', whenSent(text)],
    partnerName: ['partner_name', whenSent(text)],
    /** Null when the server names no contact; the partner is the contact then. */
    contactPerson: ['contact_person', whenSent(maybe(contact))],
    /** Null when the server sends no discount. The next two are null in the same way; transactions are an empty list. */
    discount: ['discount', whenSent(amount)],
    shipping: ['shipping', whenSent(amount)],
    shippingCarrier: ['shipping_carrier', whenSent(optionalText)],
    transactions: ['transactions', whenSent(many(transaction))],
  },
  (read) => ({
    ...read,
    itemsCount: read.itemsCount ?? read.items.length,
    travelerName: read.travelerName || read.traveler?.name || '',
    partnerName: read.partnerName || read.partner?.name || '',
  }),
);
export type OrderWire = z.input<typeof order>;
export type Order = z.output<typeof order>;

export const orderEndpoints = endpointGroup('orders', {
  list: endpoint({ method: 'GET', path: '/orders', reply: list(order) }),
  one: endpoint({ method: 'GET', path: '/orders/{id}', reply: one(order) }),
  assignRider: endpoint({
    method: 'POST',
    path: '/orders/assign-rider',
    body: requestBody({ orderId: ['order_id', sentId], riderId: ['rider_id', sentId] }),
    reply: acknowledged,
  }),
});
