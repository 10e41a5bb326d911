import { expect, test } from 'vitest';
import { mapLink } from './mapLink.ts';

const queryOf = (link: string | null) => (link === null ? null : new URL(link).searchParams.get('query'));
const hotel = '17 Boulevard Poissonnière\n75002 Paris';

test.each([
  [48.8714, 2.3449, '48.8714,2.3449'],
  [0, 2.3449, '0,2.3449'],
  [-90, 180, '-90,180'],
])('%s and %s are the place', (latitude, longitude, query) => {
  expect(queryOf(mapLink({ latitude, longitude, address: hotel }))).toBe(query);
});

test.each([
  [0, 0],
  [90.1, 2],
  [48, -180.5],
  [null, 2.3],
  [48, null],
  [Number.NaN, 2],
])('without coordinates on earth (%s, %s) the address is searched', (latitude, longitude) => {
  expect(queryOf(mapLink({ latitude, longitude, address: hotel }))).toBe('17 Boulevard Poissonnière, 75002 Paris');
});

test('an address cannot add to the link', () => {
  const link = new URL(mapLink({ latitude: null, longitude: null, address: 'A & B?api=2#x' }) ?? '');
  expect([link.host, link.searchParams.get('api'), link.searchParams.get('query'), link.hash]).toEqual(['www.google.com', '1', 'A & B?api=2#x', '']);
});

test('nothing known is no link', () => {
  expect(mapLink(null)).toBeNull();
  expect(mapLink({ latitude: 0, longitude: 0, address: ' \n ' })).toBeNull();
});
