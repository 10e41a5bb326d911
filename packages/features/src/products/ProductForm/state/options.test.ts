import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productOptions } from './options.ts';

const specification = readFileSync(
  new URL('../../../../../../docs/spec/2-products-orders-refunds-support.md', import.meta.url),
  'utf8',
);

test.each(Object.entries(productOptions))('%s offers what the specification lists', (field, options) => {
  const words = field === 'availability' ? 'status' : field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  expect(specification).toContain(`\n- ${words}: ${options.join(', ')}\n`);
});
