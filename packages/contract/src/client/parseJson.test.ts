import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from './parseJson.ts';
import { failureOf } from '../testing/clients.ts';

const LONG = 400;
const items = Array.from({ length: 40 }, (_, index) => ({ id: index, note: 'brackets ]}, "quotes\\" and \\', tags: ['a', []] }));

describe('a long response', () => {
  const shapes: Record<string, unknown> = {
    'that is a list': items,
    'with a list under data': { success: true, data: items },
    'with a page of a list': { filters: ['a', []], data: { current_page: 1, data: items, links: [{ url: null }] } },
    'with two lists, neither of which is nearly all': { a: items, b: items },
    'without a list': { text: 'x'.repeat(1000) },
  };
  test.each(Object.entries(shapes))('%s reads as JSON.parse reads it', async (_, value) => {
    expect(await parseJson(JSON.stringify(value), LONG)).toEqual(value);
  });

  const sound = JSON.stringify({ data: items });
  test.each([
    ['that is cut', sound.slice(0, -500)],
    ['that is cut inside a text', `${sound.slice(0, 1000)}"`],
    ['without its last bracket', sound.slice(0, -1)],
    ['with a broken item', sound.replace('"id":20', '"id":twenty')],
    ['with a page after it', `${sound}<!-- cached -->`],
  ])('%s is refused', async (_, text) => {
    expect(await failureOf(parseJson(text, LONG))).toBeInstanceOf(SyntaxError);
  });
});

test('whatever its length, JSON reads as JSON.parse reads it', async () => {
  const answer = fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()), fc.record({ beside: fc.jsonValue(), data: fc.array(fc.jsonValue()) }));
  await fc.assert(
    fc.asyncProperty(answer, fc.nat({ max: 60 }), fc.constantFrom(undefined, 1), async (value, long, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(await parseJson(text, long)).toEqual(JSON.parse(text));
    }),
    { numRuns: 500 },
  );
});
