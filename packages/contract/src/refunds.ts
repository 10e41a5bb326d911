import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { order } from './orders.ts';
import { person, traveler } from './people.ts';
import { acknowledged, list, one } from './reply.ts';
import { amount, id, many, maybe, sentId, text } from './scalars.ts';

const evidence = z.pipe(
  z.object({ image_path: z.string() }),
  z.transform(({ image_path }) => image_path),
);

/** A refund, in the list and in full. Money is US dollars. */
export const refund = z.pipe(
  z.object({
    id,
    refund_id: text,
    requested_at: text,
    status: text,
    amount,
    reason: text,
    images: many(evidence),
    order: maybe(order),
    traveler: maybe(traveler),
    partner: maybe(person),
  }),
  z.transform((wire) => ({
    id: wire.id,
    /** The number that people read, for example 'RF-3082'. */
    refundId: wire.refund_id,
    requestedAt: wire.requested_at,
    status: wire.status,
    amount: wire.amount,
    reason: wire.reason,
    /** Addresses of the evidence. */
    images: wire.images,
    /** In the list it may hold little more than an id and names. */
    order: wire.order,
    traveler: wire.traveler ?? wire.order?.traveler ?? null,
    partner: wire.partner ?? wire.order?.partner ?? null,
    travelerName: wire.order?.travelerName || wire.traveler?.name || '',
    partnerName: wire.order?.partnerName || wire.partner?.name || '',
  })),
);
export type RefundWire = z.input<typeof refund>;
export type Refund = z.output<typeof refund>;

export const refundEndpoints = {
  list: endpoint({ method: 'GET', path: '/refunds', reply: list(refund) }),
  one: endpoint({ method: 'GET', path: '/refunds/{id}', reply: one(refund) }),
  setStatus: endpoint({
    method: 'POST',
    path: '/refunds/status-update',
    body: z.object({ id: sentId, status: z.string() }),
    reply: acknowledged,
  }),
};
