import { expect, test } from 'vitest';
import { placeOf, type ToastPlace } from './placeOf.ts';

const room = { from: 100, to: 700, height: 60, isFromBelow: false };

/** What each place costs that covers a part of these bands of the window, at the trailing edge. */
const bands =
  (...all: [from: number, to: number, cost: number][]) =>
  ({ top, isTrailing }: ToastPlace) =>
    isTrailing ? all.reduce((sum, [from, to, cost]) => sum + (top < to && top + room.height > from ? cost : 0), 0) : 0;

test('without anything to cover it is the highest place, or the lowest from below', () => {
  expect(placeOf(room, bands())).toEqual({ top: 100, isTrailing: true });
  expect(placeOf({ ...room, isFromBelow: true }, bands())).toEqual({ top: 640, isTrailing: true });
});

test('below what would be covered is the first place that covers nothing', () => {
  const { top, isTrailing } = placeOf(room, bands([0, 150, 100]));
  expect(isTrailing).toBe(true);
  expect(top).toBeGreaterThanOrEqual(150);
  expect(top).toBeLessThan(160);
});

test('rows are rather covered than controls beside them', () => {
  const { top } = placeOf(room, bands([0, 150, 100], [150, 700, 1]));
  expect(top).toBeGreaterThanOrEqual(150);
});

test('where the trailing edge is full of controls it is the lower leading corner', () => {
  expect(placeOf(room, bands([0, 700, 100]))).toEqual({ top: 640, isTrailing: false });
});

test('where every place covers a control it is the highest, also from below', () => {
  const everywhere = () => 100;
  expect(placeOf(room, everywhere)).toEqual({ top: 100, isTrailing: true });
  expect(placeOf({ ...room, isFromBelow: true }, everywhere)).toEqual({ top: 100, isTrailing: true });
});

test('in a window without room it is at the upper limit', () => {
  expect(placeOf({ ...room, to: 140 }, bands())).toEqual({ top: 100, isTrailing: true });
});
