import type { AlertWire, QueueOrderWire, StatWire } from '../resources/dashboard.ts';

export const aStat = (overrides: Partial<StatWire> = {}): StatWire => ({ label: 'Total Products', value: 248, ...overrides });

export const statSamples: readonly StatWire[] = [
  { label: 'Total Products', value: 248 },
  { label: 'Active Rentals', value: 86 },
  { label: 'Pending Orders', value: 12 },
  { label: 'Total Revenue', value: '$48,920' },
  { label: 'Average Rating', value: '4.8' },
];

export const anAlert = (overrides: Partial<AlertWire> = {}): AlertWire => ({
  id: 1,
  label: 'Late returns',
  value: 3,
  description: '2 travelers past their return date',
  descriptionColor: 'red',
  date: '2026-11-20',
  ...overrides,
});

export const alertSamples: readonly AlertWire[] = [
  anAlert(),
  anAlert({ id: 2, label: 'Cleaning backlog', value: 7, description: 'Prep buffer ends within 24 hours', descriptionColor: 'orange' }),
  anAlert({ id: 3, label: 'New travelers', value: 14, description: 'Up 18% on last week', descriptionColor: 'green', date: '2026-11-19' }),
];

export const aQueueOrder = (overrides: Partial<QueueOrderWire> = {}): QueueOrderWire => ({
  id: 20_418,
  status: 'processing',
  product: 'Double-Breasted Trench',
  customer: 'Amelia Thornton',
  product_availability: 'Rented',
  ...overrides,
});

/** Today's fourteen orders: five to prepare, three to pick up, four to deliver, two coming back, none in cleaning. */
export const queueSamples: readonly QueueOrderWire[] = [
  aQueueOrder(),
  aQueueOrder({ id: 20_417, product: 'Silk Slip Dress', customer: 'Noah Lindqvist' }),
  aQueueOrder({ id: 20_415, product: 'Wool Tailored Blazer', customer: 'Chiara Rossi' }),
  aQueueOrder({ id: 20_414, product: 'Ribbed Roll-Neck', customer: 'Owen Hughes' }),
  aQueueOrder({ id: 20_412, product: 'Bias Satin Skirt', customer: 'Mei Lin' }),
  aQueueOrder({ id: 20_409, status: 'shipped', product: 'Quilted Puffer Jacket', customer: 'Jonas Weber' }),
  aQueueOrder({ id: 20_406, status: 'shipped', product: 'Merino Crew Knit', customer: 'Sofia Marques' }),
  aQueueOrder({ id: 20_404, status: 'shipped', product: 'Pleated Midi Skirt', customer: 'Harriet Cole' }),
  aQueueOrder({ id: 20_398, status: 'delivered', product: 'Oxford Shirt', customer: 'Leo Fontaine' }),
  aQueueOrder({ id: 20_396, status: 'delivered', product: 'Linen Trousers', customer: 'Priya Nair' }),
  aQueueOrder({ id: 20_391, status: 'delivered', product: 'Evening Wrap Dress', customer: 'Emma Dahl' }),
  aQueueOrder({ id: 20_388, status: 'delivered', product: 'Poplin Dress Shirt', customer: 'Samuel Adeyemi' }),
  aQueueOrder({ id: 20_377, status: 'returned', product: 'Cashmere Overcoat', customer: 'Oliver Grant' }),
  aQueueOrder({ id: 20_369, status: 'returned', product: 'Camel Blazer', customer: 'Inés Navarro' }),
];
