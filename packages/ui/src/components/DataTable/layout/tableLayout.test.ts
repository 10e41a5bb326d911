import { expect, test } from 'vitest';
import { tableLayout } from './tableLayout.ts';

test.each([
  [920, true, 'full'],
  [919.5, true, 'condensed'],
  [640, true, 'condensed'],
  [639, true, 'cards'],
  [639, false, 'condensed'],
] as const)('%s px, cards %s: %s', (width, hasCards, layout) => {
  expect(tableLayout({ width, hasCards }, { full: 920, condensed: 640 })).toBe(layout);
});
