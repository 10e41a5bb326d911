import type { OrderWire } from '../resources/orders.ts';
import type { RefundOrderWire, RefundWire } from '../resources/refunds.ts';
import { at, sampleToday } from './dates.ts';
import { garmentPath, garments } from './garments.ts';
import { orderSamples } from './orders.ts';
import { aTraveler, shops } from './people.ts';
import { seeded } from './seeded.ts';

const namesIn = ({ id, rider, traveler, partner }: OrderWire): RefundOrderWire => ({
  id,
  traveler_name: traveler?.name ?? null,
  partner_name: partner?.name ?? null,
  rider,
});

const refunded = /* @__PURE__ */ orderSamples.find(({ id }) => id === 20_391);
const splitDressOrder = refunded === undefined ? null : { ...refunded, ...namesIn(refunded) };

/** A pending refund in full, its order included. */
export function aRefund(overrides: Partial<RefundWire> = {}): RefundWire {
  return {
    id: 82,
    refund_id: 'RF-3082',
    requested_at: at(sampleToday, -1, '22:04'),
    status: 'Pending',
    amount: '120.00',
    reason:
      'The zip on the slip dress split on the first evening and there is a mark near the hem. I could not wear it to the dinner it was booked for.',
    images: [
      { image_path: garmentPath('dress-silk') },
      { image_path: garmentPath('skirt-plum') },
      { image_path: garmentPath('dress-olive') },
      // A missing file, for which the screen shows its placeholder.
      { image_path: '/garments/missing.png' },
    ],
    order: splitDressOrder,
    traveler: aTraveler(),
    partner: shops.barcelona.partner,
    ...overrides,
  };
}

const reasons = [
  'It arrived a day after the event.',
  'The size on the label is not the size inside.',
  'A button was missing and the lining was torn.',
  'The hotel did not hand it over at check-in.',
  'It is not the color in the pictures.',
] as const;

const refundable = /* @__PURE__ */ orderSamples.filter(({ status }) => status === 'Delivered' || status === 'Returned');

/**
 * Refunds of the sample orders, newest first. Each refund's order has names alone, as a list may send it.
 * @param today the day of the refunds
 */
export const manyRefunds = (count: number, today: string = sampleToday): RefundWire[] =>
  Array.from({ length: count }, (_, index) => {
    if (index === 0) return aRefund({ requested_at: at(today, -1, '22:04') });
    const chance = seeded(index);
    const order = chance.pick(refundable);
    const id = index < 80 ? 82 - index : 1000 + index;
    return aRefund({
      id,
      refund_id: `RF-${3000 + id}`,
      requested_at: at(today, -1 - index, `${chance.between(10, 21)}:${chance.between(10, 59)}`),
      status: chance.pick(['Pending', 'Processed', 'Processed', 'Rejected']),
      amount: order.total_price,
      reason: chance.pick(reasons),
      // Zero to three photos.
      images: Array.from({ length: index % 4 }, () => ({ image_path: garmentPath(chance.pick(garments)) })),
      order: namesIn(order),
      traveler: order.traveler,
      partner: order.partner,
    });
  });

export const refundSamples: readonly RefundWire[] = /* @__PURE__ */ manyRefunds(12);
