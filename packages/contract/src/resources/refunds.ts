import * as z from 'zod/mini';
import { endpoint, endpointGroup } from '../endpoint/endpoint.ts';
import { list } from '../endpoint/list.ts';
import { acknowledged, one } from '../endpoint/reply.ts';
import { requestBody } from '../endpoint/requestBody.ts';
import { type Order, order, type OrderWire } from './orders.ts';
import { person, traveler } from './people.ts';
import { mediaAddress } from '../schema/media.ts';
import { model } from '../schema/model.ts';
import { amount, id, many, maybe, sentAs, sentId, text } from '../schema/readers.ts';

const evidence = model({ url: ['image_path', mediaAddress] }, ({ url }) => url);

/** A refund's order: an id, names and the rider, and any other part that the server sends. */
export type RefundOrderWire = Required<Pick<OrderWire, 'id' | 'rider' | 'traveler_name' | 'partner_name'>> & Partial<OrderWire>;

/** A refund, in a list and in full. Money is in US dollars. */
export const refund = model(
  {
    id: ['id', id],
    /** The number that people read, for example 'RF-3082'. */
    refundId: ['refund_id', text],
    requestedAt: ['requested_at', text],
    status: ['status', text],
    amount: ['amount', amount],
    reason: ['reason', text],
    /** Addresses of the evidence photos. */
    images: ['images', many(evidence)],
    /** In a list it may have little more than an id and names. */
    order: ['order', maybe(sentAs<RefundOrderWire, Order>(order))],
    traveler: ['traveler', maybe(traveler)],
    partner: ['partner', maybe(person)],
  },
  (read) => ({
    ...read,
    traveler: read.traveler ?? read.order?.traveler ?? null,
    partner: read.partner ?? read.order?.partner ?? null,
    travelerName: read.order?.travelerName || read.traveler?.name || '',
    partnerName: read.order?.partnerName || read.partner?.name || '',
  }),
);
export type RefundWire = z.input<typeof refund>;
export type Refund = z.output<typeof refund>;

export const refundEndpoints = endpointGroup('refunds', {
  list: endpoint({ method: 'GET', path: '/refunds', reply: list(refund) }),
  one: endpoint({ method: 'GET', path: '/refunds/{id}', reply: one(refund) }),
  setStatus: endpoint({
    method: 'POST',
    path: '/refunds/status-update',
    body: requestBody({ id: ['id', sentId], status: ['status', z.string()] }),
    reply: acknowledged,
  }),
});
