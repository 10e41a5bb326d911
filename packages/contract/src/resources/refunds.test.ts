import { expect, test } from 'vitest';
import { aRefund, read } from '../samples/index.ts';
import { refund } from './refunds.ts';

test('a refund without a traveler or partner takes the names of its order', () => {
  const wire = aRefund({ traveler: null, partner: null, order: { id: 5, traveler_name: 'Emma Dahl', partner_name: 'Paris Boutique', rider: null } });
  expect(read(refund, wire)).toMatchObject({ travelerName: 'Emma Dahl', partnerName: 'Paris Boutique', order: { id: '5', items: [] } });
  expect(read(refund, aRefund({ order: null }))).toMatchObject({ travelerName: 'Emma Dahl', traveler: { name: 'Emma Dahl' } });
});
