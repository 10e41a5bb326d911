import { expect, test } from 'vitest';
import { searchIn } from './searchIn.ts';

const groups = [
  { label: 'Screens', links: [{ label: 'Orders', href: '/orders' }, { label: 'Products', href: '/products' }] },
  {
    label: 'Products',
    links: Array.from({ length: 9 }, (_, index) => ({ label: 'Order Coat', detail: `#${index + 1}`, href: `/p/${index + 1}` })),
  },
];

test('an empty query finds nothing', () => {
  expect(searchIn(groups, '  ', 'en-US')).toEqual([]);
});

test('letter case does not matter, and of each kind the first six are shown', () => {
  const [screens, products] = searchIn(groups, 'oRDer', 'en-US');
  expect(screens?.links.map(({ href }) => href)).toEqual(['/orders']);
  expect(products?.links).toHaveLength(6);
});

test('an id is found too, and groups without a match are left out', () => {
  expect(searchIn(groups, '#7', 'en-US')).toEqual([{ label: 'Products', links: [groups[1]!.links[6]] }]);
});
