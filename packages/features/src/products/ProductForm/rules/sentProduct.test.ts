import type { NewProduct } from '@valise/contract';
import { expect, test } from 'vitest';
import { emptyContent } from './formContent.ts';
import { emptyProductForm, type ProductFormValues } from './productForm.ts';
import { changedProductOf, newProductOf, unreadableNumbers } from './sentProduct.ts';

const [front, back] = ['front.png', 'back.png'].map((name) => ({ id: name, file: new File([name], name) })) as [{ id: string; file: File }, { id: string; file: File }];
const stored = (id: string) => ({ id, url: `/${id}.png` });

test('a form is sent without blanks at the ends of its text, with its pictures in order', () => {
  const values = { ...emptyProductForm, name: '  Silk Slip Dress ', basePrice: '42.00' };
  const sent = newProductOf({ values, images: [front, back], video: null });
  expect(sent).toMatchObject({ name: 'Silk Slip Dress', basePrice: '42.00' });
  expect(sent.images[0]).toBe(front.file);
  expect(sent.images[1]).toBe(back.file);
  expect(sent.videoFile ?? sent.videoUrl).toBeUndefined();
});

test('a change has the ids of the kept images and the files of the new ones, each in order', () => {
  const sent = changedProductOf({ ...emptyContent, images: [stored('5'), stored('3'), front, back] });
  expect(sent.keepImageIds).toEqual(['5', '3']);
  expect(sent.images).toEqual([front.file, back.file]);
});

test('a video is its file, else its address, else there is none', () => {
  const form = { ...emptyProductForm, videoUrl: ' https://video.example/1 ' };
  const video = new File(['film'], 'film.mp4');
  const parts = ({ videoFile, videoUrl }: NewProduct) => ({ videoFile, videoUrl });
  expect(parts(newProductOf({ values: form, images: [], video }))).toEqual({ videoFile: video, videoUrl: undefined });
  expect(parts(newProductOf({ ...emptyContent, values: form }))).toEqual({ videoFile: undefined, videoUrl: 'https://video.example/1' });
  expect(parts(newProductOf({ ...emptyContent, values: { ...form, videoUrl: ' ' } }))).toEqual({ videoFile: undefined, videoUrl: undefined });
});

test('numbers are sent with a decimal point, other text as it was typed', () => {
  const typed = { ...emptyProductForm, basePrice: '1.284,50', lateFee: '15', chest: '40,5', weight: '1,2 kg', replacementValue: '1,5' };
  expect(newProductOf({ ...emptyContent, values: typed })).toMatchObject({ basePrice: '1284.50', lateFee: '15', chest: '40.5', weight: '1,2 kg', replacementValue: '1,5' });
});

test('what was entered and cannot be read as a number is named', () => {
  const unreadable = (entered: Partial<ProductFormValues>, opened: Partial<ProductFormValues> = {}) =>
    unreadableNumbers({ ...emptyProductForm, ...entered }, { ...emptyProductForm, ...opened }, 'Digits.');
  expect(unreadable({ basePrice: '45,50', weight: 'light' })).toBeUndefined();
  expect(unreadable({ basePrice: ',234', sleeve: '1.2.3' })).toEqual({ basePrice: ['Digits.'], sleeve: ['Digits.'] });
  expect(unreadable({ deposit: 'on request', chest: 'wide' }, { deposit: 'on request', chest: 'about 50' })).toEqual({ chest: ['Digits.'] });
});

test('a number that was opened as words is sent as these words', () => {
  expect(newProductOf({ ...emptyContent, values: { ...emptyProductForm, deposit: 'on request' } }).deposit).toBe('on request');
});
