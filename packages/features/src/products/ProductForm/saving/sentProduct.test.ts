import type { NewProduct } from '@valise/contract';
import { expect, test } from 'vitest';
import { emptyContent, emptyProductForm, type ProductFormValues } from '../state/productForm.ts';
import { changedProductOf, newProductOf, readContent, withoutStoredVideo } from './sentProduct.ts';

const [front, back] = ['front.png', 'back.png'].map((name) => ({ id: name, file: new File([name], name) })) as [{ id: string; file: File }, { id: string; file: File }];
const stored = (id: string) => ({ id, url: `/${id}.png` });

test('a form is sent without blanks at the ends of its text, with its pictures in order', () => {
  const values = { ...emptyProductForm, name: '  Silk Slip Dress ', basePrice: '42.00' };
  const sent = newProductOf(readContent({ values, images: [front, back], video: null }, emptyContent).content);
  expect(sent).toMatchObject({ name: 'Silk Slip Dress', basePrice: '42.00' });
  expect(sent.images[0]).toBe(front.file);
  expect(sent.images[1]).toBe(back.file);
  expect(sent.videoFile ?? sent.videoUrl).toBeUndefined();
});

test('a change has the ids of the kept images and the files of the new ones, each in order', () => {
  const sent = changedProductOf({ ...emptyContent, images: [stored('5'), stored('3'), front, back] }, emptyContent);
  expect(sent.keepImageIds).toEqual(['5', '3']);
  expect(sent.images).toEqual([front.file, back.file]);
});

test('a video is its file, else its address, else there is none', () => {
  const form = { ...emptyProductForm, videoUrl: 'https://video.example/1' };
  const video = new File(['film'], 'film.mp4');
  const parts = ({ videoFile, videoUrl }: NewProduct) => ({ videoFile, videoUrl });
  expect(parts(newProductOf({ values: form, images: [], video }))).toEqual({ videoFile: video, videoUrl: undefined });
  expect(parts(newProductOf({ ...emptyContent, values: form }))).toEqual({ videoFile: undefined, videoUrl: 'https://video.example/1' });
  expect(parts(newProductOf({ ...emptyContent, values: { ...form, videoUrl: '' } }))).toEqual({ videoFile: undefined, videoUrl: undefined });
});

test.each([
  ['a kept address as it came', { url: 'https://a.example/v.mp4', sentUrl: '/v.mp4' }, 'https://a.example/v.mp4', '/v.mp4'],
  ['none for a kept file of the server', { url: 'https://a.example/v.mp4', sentUrl: null }, 'https://a.example/v.mp4', undefined],
  ["'' for a removed one", { url: 'https://a.example/v.mp4', sentUrl: null }, '', ''],
  ['the typed one in its place', { url: 'https://a.example/v.mp4', sentUrl: null }, 'https://b.example/v', 'https://b.example/v'],
  ['none where there was none', undefined, '', undefined],
])('the address of a video in a change is %s', (_, storedVideo, typed, sent) => {
  const opened = { ...emptyContent, values: { ...emptyProductForm, videoUrl: storedVideo?.url ?? '' }, storedVideo };
  const entered = { ...opened, values: { ...opened.values, videoUrl: typed } };
  expect(changedProductOf(entered, opened).videoUrl).toBe(sent);
  const file = new File([], 'film.mp4');
  expect(changedProductOf({ ...entered, video: file }, opened)).toMatchObject({ videoFile: file, videoUrl: undefined });
});

const read = (entered: Partial<ProductFormValues>, opened: Partial<ProductFormValues> = {}) =>
  readContent({ ...emptyContent, values: { ...emptyProductForm, ...entered } }, { ...emptyContent, values: { ...emptyProductForm, ...opened } });

test('numbers are read with a decimal point, other text as it was typed, without blanks at its ends', () => {
  const { content, unreadable } = read({ basePrice: '1.284,50', lateFee: '15', chest: ' 40,5 ', weight: '1,2 kg ', replacementValue: '1,5', videoUrl: ' https://video.example/1 ' });
  expect(content.values).toMatchObject({ basePrice: '1284.50', lateFee: '15', chest: '40.5', weight: '1,2 kg', replacementValue: '1,5', videoUrl: 'https://video.example/1' });
  expect(unreadable).toEqual([]);
});

const asNoNumber = (field: string) => ({ field, hasTooManyDecimals: false });

test('a changed text that cannot be read as a number is named', () => {
  expect(read({ basePrice: '45,50', weight: 'light' }).unreadable).toEqual([]);
  expect(read({ basePrice: ',234', sleeve: '1.2.3' }).unreadable).toEqual(['basePrice', 'sleeve'].map(asNoNumber));
  expect(read({ deposit: 'on request', chest: 'wide' }, { deposit: 'on request', chest: 'about 50' }).unreadable).toEqual(['chest'].map(asNoNumber));
});

test('a third decimal of an amount of money is not sent, that of a measure is', () => {
  const { content, unreadable } = read({ basePrice: '1.234', deposit: '1.200', lateFee: '1.234,50', chest: '40.125' }, { deposit: '1.200' });
  expect(unreadable).toEqual([{ field: 'basePrice', hasTooManyDecimals: true }]);
  expect(content.values).toMatchObject({ deposit: '1.200', lateFee: '1234.50', chest: '40.125' });
});

test('a number that was opened as words is sent as these words', () => {
  expect(newProductOf(read({ deposit: 'on request' }, { deposit: 'on request' }).content).deposit).toBe('on request');
});

test('only the stored video is left out of a deleted product', () => {
  const opened = { ...emptyContent, values: { ...emptyProductForm, videoUrl: 'https://video.example/1' } };
  expect(withoutStoredVideo(opened, opened).values.videoUrl).toBe('');
  expect(withoutStoredVideo({ ...opened, values: { ...opened.values, videoUrl: 'https://video.example/2' } }, opened).values.videoUrl).toBe('https://video.example/2');
});
