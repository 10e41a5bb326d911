import { assert, constantFrom, dictionary, integer, property, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { pairwise } from '../../e2e/helpers/pairwise.ts';

const list = uniqueArray(integer(), { minLength: 1, maxLength: 5 });

test('every two values of two lists meet', () => {
  assert(
    property(dictionary(constantFrom('a', 'b', 'c', 'd'), list, { minKeys: 2 }), (lists) => {
      const rows = pairwise(lists);
      const values = Object.entries(lists).flatMap(([name, all]) => all.map((value) => ({ name, value })));
      const pairs = values.flatMap((one) => values.filter(({ name }) => one.name < name).map((other) => [one, other] as const));
      const apart = pairs.filter((pair) => !rows.some((row) => pair.every(({ name, value }) => row[name] === value)));
      expect(apart).toEqual([]);
    }),
  );
});

test('ten screens in eight windows and two themes are 80 combinations, half of each screen and of each window dark', () => {
  const screens = Array.from({ length: 10 }, (_, index) => `screen ${index}`);
  const windows = [320, 360, 768, 1024, 1280, 1366, 1440, 1920];
  const rows = pairwise({ screen: screens, window: windows, theme: ['light', 'dark'] });
  expect(rows).toHaveLength(80);
  const dark = rows.filter(({ theme }) => theme === 'dark');
  expect(screens.map((screen) => dark.filter((row) => row.screen === screen).length)).toEqual(screens.map(() => 4));
  expect(windows.map((window) => dark.filter((row) => row.window === window).length)).toEqual(windows.map(() => 5));
});

test('three times three values are ten combinations of 27', () => {
  const values = [1, 2, 3];
  expect(pairwise({ a: values, b: values, c: values })).toHaveLength(10);
});
