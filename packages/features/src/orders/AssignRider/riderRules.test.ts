import { rider } from '@valise/contract';
import { aRider, manyRiders, read, readAll } from '@valise/contract/samples';
import { expect, test } from 'vitest';
import { etaRanks, riderFilter } from './riderRules.ts';

const riders = readAll(rider, manyRiders(5));
const namesOf = (search: string, status: 'online' | 'offline' | null = null) => riders.filter(riderFilter({ search, status }) ?? (() => true)).map(({ name }) => name);

test.each([
  ['TOMÁS', ['Tomás Rey']],
  ['nadia@RIDERS', ['Nadia Benali']],
  ['7700 900', ['Fiona Walsh']],
  [' rey ', ['Tomás Rey']],
  ['nobody', []],
])('%j finds %j', (search, names) => {
  expect(namesOf(search)).toEqual(names);
});

test('the filter compares the availability in any letter case', () => {
  expect(namesOf('', 'offline')).toEqual(['Karim Haddad']);
  expect(namesOf('')).toHaveLength(5);
  expect(riderFilter({ search: '', status: 'online' })?.(read(rider, aRider({ availability_status: 'ONLINE' })))).toBe(true);
});

test('ETAs are sorted as times where they are, else by their text in natural order', () => {
  const etas = ['34 min', '9 min', '2026-11-20T19:00:00Z', '12 min', '2026-11-20T10:00:00+02:00', null];
  const ranks = etaRanks(etas.map((eta, id) => read(rider, aRider({ id, eta }))));
  expect([...ranks.keys()]).toEqual(['2026-11-20T10:00:00+02:00', '2026-11-20T19:00:00Z', '9 min', '12 min', '34 min']);
});
