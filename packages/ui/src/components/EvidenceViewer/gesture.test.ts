import { expect, test } from 'vitest';
import { meaningOf, pinched, pullOf, startOf } from './gesture.ts';
import { wholePicture } from './view.ts';

test.each([
  [{ x: 5, y: 5 }, false, 'tap'],
  [{ x: 5, y: 5 }, true, 'tap'],
  [{ x: -48, y: 10 }, false, 'left'],
  [{ x: 48, y: 10 }, false, 'right'],
  [{ x: 47, y: 10 }, false, undefined],
  [{ x: 60, y: 96 }, false, 'down'],
  [{ x: 0, y: 95 }, false, undefined],
  [{ x: 0, y: -96 }, false, undefined],
  [{ x: -48, y: 10 }, true, undefined],
] as const)('a move by %j, zoomed %s, means %s', (moved, isZoomed, meaning) => {
  expect(meaningOf(moved, isZoomed)).toBe(meaning);
});

test('a swipe pulls the picture sideways or down, never up', () => {
  expect([pullOf({ x: 20, y: 10 }), pullOf({ x: 10, y: 20 }), pullOf({ x: 10, y: -20 })]).toEqual([
    { x: 20, y: 0 },
    { x: 0, y: 20 },
    { x: 0, y: 0 },
  ]);
});

test('two fingers that move apart zoom the point between them, which follows their middle', () => {
  const start = startOf([{ x: -10, y: 0 }, { x: 10, y: 0 }], wholePicture)!;
  expect(start).toMatchObject({ at: { x: 0, y: 0 }, distance: 20 });
  expect(pinched(start, { x: -15, y: 5 }, { x: 25, y: 5 })).toMatchObject({ zoom: 2, x: 5, y: 5 });
});

test('no pointer starts no gesture', () => {
  expect(startOf([], wholePicture)).toBeUndefined();
});
