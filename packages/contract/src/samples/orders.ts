import type { OrderItemWire, OrderWire } from '../resources/orders.ts';
import type { PersonWire } from '../resources/people.ts';
import { at, sampleToday } from './dates.ts';
import { type Garment, garmentPath } from './garments.ts';
import { aTraveler, anAddress, shops, travelers } from './people.ts';
import { seeded } from './seeded.ts';

export const anOrderItem = (overrides: Partial<OrderItemWire> = {}): OrderItemWire => ({
  product_name: 'Silk Slip Dress',
  product_image: garmentPath('dress-silk'),
  price: '120.00',
  quantity: 2,
  total: '240.00',
  ...overrides,
});

const itemOf = (name: string, garment: Garment, price: number, quantity: number): OrderItemWire =>
  anOrderItem({
    product_name: name,
    product_image: garmentPath(garment),
    price: price.toFixed(2),
    quantity,
    total: (price * quantity).toFixed(2),
  });

/** A pending order in full, which waits for a rider. */
export function anOrder(overrides: Partial<OrderWire> = {}): OrderWire {
  return {
    id: 20_424,
    orderId: 'ORD-20424',
    status: 'Pending',
    rider: null,
    created_at: at(sampleToday, 0, '08:12'),
    items_count: 3,
    eta: at(sampleToday, 0, '19:00'),
    total_price: '385.00',
    items: [
      anOrderItem(),
      itemOf('Cashmere Overcoat', 'coat-charcoal', 96, 1),
      itemOf('Pleated Midi Skirt', 'skirt-terracotta', 24, 1),
    ],
    traveler: aTraveler({
      name: 'Yuki Tanaka',
      email: 'yuki.tanaka@post.jp',
      phone: '+81 90 5550 0142',
      addresses: [
        anAddress({
          name: 'Hôtel des Grands Boulevards',
          address: 'Yuki Tanaka, Room 412\n17 Boulevard Poissonnière, 75002 Paris',
          latitude: '48.8714',
          longitude: '2.3449',
        }),
      ],
    }),
    partner: shops.paris.partner,
    contact_person: shops.paris.contact,
    transactions: [{ method: 'PayPal', fees: '25.00', amount: '385.00', date: at(sampleToday, 0, '08:12') }],
    ...overrides,
  };
}

const rider: PersonWire = {
  name: 'Àlex Ferrer',
  email: 'alex@riders.valise.club',
  phone: '+34 655 550 118',
  profile_photo: null,
  address: null,
  latitude: null,
  longitude: null,
};

type Place = keyof typeof shops;
type Moment = [days: number, time: string];
type Listed = [id: number, traveler: string, shop: Place, eta: Moment, created: number, status: string, item: Parameters<typeof itemOf>];

const listed: readonly Listed[] = [
  [20_423, 'Grace Oyelaran', 'london', [0, '19:30'], 0, 'Pending', ['Cashmere Overcoat', 'coat-charcoal', 148, 1]],
  [20_422, 'Lukas Brandt', 'madrid', [1, '09:00'], 0, 'Pending', ['Double-Breasted Trench', 'coat-trench', 42, 2]],
  [20_421, 'Camille Laurent', 'paris', [1, '11:30'], 0, 'Pending', ['Bias Satin Skirt', 'skirt-plum', 74, 3]],
  [20_420, 'Daniel Okafor', 'barcelona', [1, '12:00'], 0, 'Pending', ['Quilted Puffer Jacket', 'puffer-forest', 36, 1]],
  [20_419, 'Hanna Virtanen', 'barcelona', [2, '10:15'], 0, 'Pending', ['Poplin Dress Shirt', 'shirt-ivory', 59, 2]],
  [20_418, 'Amelia Thornton', 'barcelona', [0, '16:30'], 0, 'Processing', ['Double-Breasted Trench', 'coat-trench', 42, 3]],
  [20_417, 'Noah Lindqvist', 'paris', [0, '17:15'], 0, 'Processing', ['Silk Slip Dress', 'dress-silk', 120, 2]],
  [20_415, 'Chiara Rossi', 'madrid', [0, '17:40'], -1, 'Processing', ['Wool Tailored Blazer', 'blazer-navy', 96, 1]],
  [20_414, 'Owen Hughes', 'london', [0, '18:20'], -1, 'Processing', ['Ribbed Roll-Neck', 'knit-ink', 26, 2]],
  [20_412, 'Mei Lin', 'paris', [0, '18:45'], -1, 'Processing', ['Bias Satin Skirt', 'skirt-plum', 74, 1]],
  [20_409, 'Jonas Weber', 'london', [0, '18:00'], -1, 'Shipped', ['Quilted Puffer Jacket', 'puffer-forest', 36, 2]],
  [20_406, 'Sofia Marques', 'madrid', [1, '10:00'], -1, 'Shipped', ['Merino Crew Knit', 'knit-cream', 18, 3]],
  [20_404, 'Harriet Cole', 'london', [1, '11:10'], -1, 'Shipped', ['Pleated Midi Skirt', 'skirt-terracotta', 20, 2]],
  [20_398, 'Leo Fontaine', 'paris', [-1, '11:20'], -2, 'Delivered', ['Oxford Shirt', 'shirt-blue', 14, 2]],
  [20_396, 'Priya Nair', 'london', [-1, '09:45'], -2, 'Delivered', ['Linen Trousers', 'trouser-graphite', 22, 3]],
  [20_391, 'Emma Dahl', 'barcelona', [-2, '19:10'], -3, 'Delivered', ['Evening Wrap Dress', 'dress-olive', 135, 1]],
  [20_388, 'Samuel Adeyemi', 'madrid', [-2, '16:30'], -3, 'Delivered', ['Poplin Dress Shirt', 'shirt-ivory', 59, 1]],
  [20_384, 'Mateo Alonso', 'madrid', [-2, '14:00'], -3, 'Cancelled', ['Wool Tailored Blazer', 'blazer-navy', 96, 1]],
  [20_377, 'Oliver Grant', 'london', [-3, '12:30'], -6, 'Returned', ['Cashmere Overcoat', 'coat-charcoal', 148, 3]],
  [20_369, 'Inés Navarro', 'barcelona', [-4, '15:40'], -7, 'Returned', ['Camel Blazer', 'blazer-camel', 96, 2]],
];

function generated(index: number): Listed {
  const chance = seeded(index);
  const age = index - listed.length;
  const created = -8 - Math.floor(age / 4);
  const [traveler] = chance.pick(travelers);
  const product = chance.pick<[string, Garment, number]>([
    ['Double-Breasted Trench', 'coat-trench', 42],
    ['Silk Slip Dress', 'dress-silk', 120],
    ['Merino Crew Knit', 'knit-cream', 18],
    ['Oxford Shirt', 'shirt-blue', 14],
    ['Quilted Puffer Jacket', 'puffer-forest', 36],
    ['Linen Trousers', 'trouser-graphite', 22],
    ['Camel Blazer', 'blazer-camel', 96],
    ['Down Travel Jacket', 'puffer-rust', 48],
  ]);
  return [
    // Descending, because newer orders have higher numbers. Very long lists continue from 80,000, so that every id is positive.
    age < 20_000 ? 20_368 - age : 80_000 + age,
    traveler,
    chance.pick(['barcelona', 'madrid', 'paris', 'london']),
    [created + chance.between(1, 3), `${chance.between(9, 19)}:${chance.pick(['00', '15', '30', '45'])}`.padStart(5, '0')],
    created,
    chance.pick(['Delivered', 'Delivered', 'Delivered', 'Returned', 'Returned', 'Cancelled']),
    [...product, chance.between(1, 3)],
  ];
}

function orderAt(index: number, today: string): OrderWire {
  const [id, name, place, [etaDays, etaTime], created, status, bought] = listed[index] ?? generated(index);
  const item = itemOf(...bought);
  const email = travelers.find(([known]) => known === name)?.[1] ?? '';
  const createdAt = at(today, created, `${String(8 + (id % 10)).padStart(2, '0')}:${String((id * 7) % 60).padStart(2, '0')}`);
  return anOrder({
    id,
    orderId: `ORD-${id}`,
    status,
    rider: status === 'Pending' ? null : rider,
    created_at: createdAt,
    items_count: 1,
    eta: at(today, etaDays, etaTime),
    items: [item],
    traveler: aTraveler({ name, email }),
    partner: shops[place].partner,
    ...amounts(id, { place, isPending: status === 'Pending', price: Number(item.total), createdAt }),
  });
}

const DISCOUNT = 12;
const SHIPPING = 8;

/** The total, and parts that servers send only with some orders. A total is the sum of its lines. */
function amounts(id: number, { place, isPending, price, createdAt }: { place: Place; isPending: boolean; price: number; createdAt: string }): Partial<OrderWire> {
  if (id % 3 === 0) return { total_price: price.toFixed(2), contact_person: undefined, transactions: undefined };
  // A pending order shows neither discount nor shipping.
  const isReduced = id % 3 === 2 && !isPending;
  const total_price = (isReduced ? price - DISCOUNT + SHIPPING : price).toFixed(2);
  return {
    total_price,
    contact_person: shops[place].contact,
    transactions: [{ method: 'PayPal', fees: '0.00', amount: total_price, date: createdAt }],
    ...(isReduced && { discount: DISCOUNT.toFixed(2), shipping: SHIPPING.toFixed(2), shipping_carrier: 'Valise riders' }),
  };
}

// The order of the sample refund and of the sample ticket.
function refundedOrder(today: string): Partial<OrderWire> {
  const items = [itemOf('Evening Wrap Dress', 'dress-olive', 135, 1), itemOf('Silk Slip Dress', 'dress-silk', 120, 1)];
  const date = at(today, -3, '09:37');
  return { items, items_count: 2, total_price: '270.00', transactions: [{ method: 'PayPal', fees: '15.00', amount: '270.00', date }] };
}

/**
 * The orders of the design, newest first: six pending, then those under way, then generated ones up to `count`.
 * @param today the day of the orders
 */
export const manyOrders = (count: number, today: string = sampleToday): OrderWire[] =>
  Array.from({ length: count }, (_, index) => {
    if (index === 0) return anOrder({ created_at: at(today, 0, '08:12'), eta: at(today, 0, '19:00') });
    const order = orderAt(index - 1, today);
    return order.id === 20_391 ? { ...order, ...refundedOrder(today) } : order;
  });

export const orderSamples: readonly OrderWire[] = /* @__PURE__ */ manyOrders(1 + listed.length);
