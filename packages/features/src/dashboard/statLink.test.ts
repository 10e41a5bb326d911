import { expect, test } from 'vitest';
import { statLink } from './statLink.ts';

test.each([
  ['Total Products', '/products'],
  [' active rentals', '/products?status=rented'],
  ['Pending Orders', '/orders?tab=pending'],
  ['Total Revenue', undefined],
  ['Average Rating', undefined],
])('%s links to %s', (label, href) => {
  expect(statLink(label)?.href).toBe(href);
});
