import { expect, test } from 'vitest';
import { mainImage } from './mainImage.ts';

const image = (id: string, isPrimary: boolean) => ({ id, url: `/${id}.png`, isPrimary });

test('the main image is used wherever it is in the list', () => {
  expect(mainImage({ images: [image('back', false), image('front', true)] })).toBe('/front.png');
});

test('without a main image the first one is used, and without images none', () => {
  expect(mainImage({ images: [image('back', false), image('side', false)] })).toBe('/back.png');
  expect(mainImage({ images: [] })).toBeNull();
});
