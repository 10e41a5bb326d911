import { expect, test } from 'vitest';
import type { UploadImage } from '../UploadImage.ts';
import { placesOf } from './placesOf.ts';

const saved = (id: string): UploadImage => ({ id, url: `/${id}.png` });
const chosen = (id: string): UploadImage => ({ id, file: new File([], `${id}.png`) });

test('saved images move among the first places, chosen ones behind them', () => {
  const images = [saved('1'), saved('2'), chosen('a'), chosen('b'), chosen('c')];
  expect(images.map((image) => placesOf(images, image))).toEqual([[0, 1], [0, 1], [2, 4], [2, 4], [2, 4]]);
});

test('a single image has one place', () => {
  const [one, other] = [saved('1'), chosen('a')];
  expect(placesOf([one], one)).toEqual([0, 0]);
  expect(placesOf([other], other)).toEqual([0, 0]);
});
