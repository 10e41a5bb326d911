import { order } from '@valise/contract';
import { aPartner, anOrder, read } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { isPending } from './isPending.ts';

test.each([
  [{ status: 'Pending', rider: null }, true],
  [{ status: ' PENDING ', rider: null }, true],
  [{ status: 'Pending', rider: aPartner({ name: 'Tomás Rey' }) }, false],
  [{ status: 'Cancelled', rider: null }, false],
  [{ status: null, rider: null }, false],
])('%o waits for a rider: %s', (overrides, expected) => {
  expect(isPending(read(order, { ...anOrder(), ...overrides }))).toBe(expected);
});
