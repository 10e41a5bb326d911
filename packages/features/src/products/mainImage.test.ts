import { expect, test } from 'vitest';
import { mainImage } from './mainImage.ts';

const image = (id: string, isPrimary: boolean) => ({ id, url: `/${id}.png`, isPrimary });

test('the main picture stands for a product, wherever it is in the list', () => {
  expect(mainImage({ images: [image('back', false), image('front', true)] })).toBe('/front.png');
});

test('without a main picture the first one does; without pictures none does', () => {
  expect(mainImage({ images: [image('back', false), image('side', false)] })).toBe('/back.png');
  expect(mainImage({ images: [] })).toBeNull();
});
