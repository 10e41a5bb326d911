import { productFields } from '@valise/contract';
import { expect, test } from 'vitest';
import { productSections } from './productSections.ts';

test('every text field of the contract is in exactly one section', () => {
  const fields = productSections.flatMap(({ groups }) => groups.flat().map(({ field }) => field));
  expect(fields.toSorted()).toEqual([...productFields].toSorted());
});
