import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anOrder, read } from '../samples/index.ts';
import { order } from './orders.ts';

describe('an order', () => {
  test('keeps an unknown status and an ETA in words as sent', () => {
    expect(read(order, anOrder({ status: 'On hold', eta: 'Tomorrow, maybe' }))).toMatchObject({ status: 'On hold', eta: 'Tomorrow, maybe' });
  });

  test.each([null, [], '', undefined])('has no rider when the server sends %j', (rider) => {
    expect(read(order, anOrder({ rider } as Parameters<typeof anOrder>[0])).rider).toBeNull();
  });

  test('has a rider of whom only the name is sent', () => {
    expect(z.parse(order, { ...anOrder(), rider: 'Àlex Ferrer' }).rider).toMatchObject({ name: 'Àlex Ferrer', email: null });
  });

  test('has no discount, shipping or transactions unless the server sends them', () => {
    const { discount, shipping, shippingCarrier, transactions } = read(order, { id: 1 });
    expect({ discount, shipping, shippingCarrier, transactions }).toEqual({ discount: null, shipping: null, shippingCarrier: null, transactions: [] });
  });
});
