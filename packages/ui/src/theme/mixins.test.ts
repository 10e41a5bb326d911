import { expect, test } from 'vitest';
import { below, belowHeight, media, px, rem } from './mixins.ts';

test('lengths are given in the pixels of the design', () => {
  expect([rem(18), rem(1), px(18)]).toEqual(['1.125rem', '0.0625rem', '18px']);
});

test('a query below a width does not match at the width', () => {
  expect([below('860px'), below(rem(296))]).toEqual(['(max-width: 859.98px)', '(max-width: 18.49rem)']);
  expect([belowHeight('720px'), media.short]).toEqual(['(max-height: 719.98px)', '(max-height: 719.98px)']);
  expect([media.low, media.notLow]).toEqual(['(max-height: 479.98px)', '(min-height: 480px)']);
  expect([media.belowTablet, media.tablet]).toEqual(['(max-width: 767.98px)', '(min-width: 768px)']);
});
