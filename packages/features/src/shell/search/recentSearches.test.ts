import { expect, test } from 'vitest';
import { recentSearchesOf, withRecent } from './recentSearches.ts';

const opened = (href: string) => ({ label: href, href, details: [], image: null });
const storageWith = (text: string) => ({ getItem: () => text, setItem: () => {}, removeItem: () => {} });

test('what is opened is first, once, and the sixth is forgotten', () => {
  const known = ['/1', '/2', '/3', '/4', '/5'].map(opened);
  expect(withRecent(known, opened('/3')).map(({ href }) => href)).toEqual(['/3', '/1', '/2', '/4', '/5']);
  expect(withRecent(known, opened('/6')).map(({ href }) => href)).toEqual(['/6', '/1', '/2', '/3', '/4']);
});

test.each(['5', 'null', '{"a":1}', '[null]', '[{"label":"x"}]', '[{"label":"x","href":"https://evil.example","details":[]}]'])(
  'a stored %s is no recent search',
  (text) => {
    expect(recentSearchesOf('7', storageWith(text)).read()).toEqual([]);
  },
);

test('unknown keys and other types are left out', () => {
  const text = '[{"label":"Coat","href":"/products/viewproduct/1","details":["Zara",5],"image":3,"secret":"x"}]';
  expect(recentSearchesOf('7', storageWith(text)).read()).toEqual([
    { label: 'Coat', href: '/products/viewproduct/1', details: ['Zara'], image: null },
  ]);
});
