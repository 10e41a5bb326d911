import { expect, test } from 'vitest';
import { emptyContent, type FormContent } from '../state/productForm.ts';
import { wrongAddresses } from './wrongAddresses.ts';

const withAddresses = (url: string, videoUrl: string): FormContent => ({ ...emptyContent, values: { ...emptyContent.values, url, videoUrl } });

test('a typed address without its scheme is wrong in both fields', () => {
  expect(wrongAddresses(withAddresses('valise.club/coat', 'youtu.be/abc'), emptyContent)).toEqual(['url', 'videoUrl']);
});

test('whole addresses and empty fields are right', () => {
  expect(wrongAddresses(withAddresses('https://valise.club/coat', ''), emptyContent)).toEqual([]);
});

test('a stored text is sent again as it is', () => {
  const stored = withAddresses(' valise.club/coat', 'films/a.mp4');
  expect(wrongAddresses(withAddresses('valise.club/coat', 'films/a.mp4'), stored)).toEqual([]);
  expect(wrongAddresses(withAddresses('valise.club/cape', 'films/a.mp4'), stored)).toEqual(['url']);
});
