import type { NewProduct } from '@valise/contract';
import { expect, test } from 'vitest';
import { emptyProductForm } from './productForm.ts';
import { newProductOf, unreadableNumbers } from './sentProduct.ts';

const noFiles = { images: [], video: null };

test('a form is sent without blanks at the ends of its text, with its pictures in order', () => {
  const [front, back] = [new Blob(['front']), new Blob(['back'])];
  const sent = newProductOf({ ...emptyProductForm, name: '  Silk Slip Dress ', basePrice: '42.00' }, { images: [front, back], video: null });
  expect(sent).toMatchObject({ name: 'Silk Slip Dress', basePrice: '42.00' });
  expect(sent.images[0]).toBe(front);
  expect(sent.images[1]).toBe(back);
  expect(sent.videoFile ?? sent.videoUrl).toBeUndefined();
});

test('a video is its file, else its address, else there is none', () => {
  const form = { ...emptyProductForm, videoUrl: ' https://video.example/1 ' };
  const video = new Blob(['film']);
  const parts = ({ videoFile, videoUrl }: NewProduct) => ({ videoFile, videoUrl });
  expect(parts(newProductOf(form, { images: [], video }))).toEqual({ videoFile: video, videoUrl: undefined });
  expect(parts(newProductOf(form, noFiles))).toEqual({ videoFile: undefined, videoUrl: 'https://video.example/1' });
  expect(parts(newProductOf({ ...form, videoUrl: ' ' }, noFiles))).toEqual({ videoFile: undefined, videoUrl: undefined });
});

test('numbers are sent with a decimal point, other text as it was typed', () => {
  const typed = { ...emptyProductForm, basePrice: '1.284,50', lateFee: '15', chest: '40,5', weight: '1,2 kg', replacementValue: '1,5' };
  expect(newProductOf(typed, noFiles)).toMatchObject({ basePrice: '1284.50', lateFee: '15', chest: '40.5', weight: '1,2 kg', replacementValue: '1,5' });
});

test('what cannot be read as a number is named', () => {
  expect(unreadableNumbers({ ...emptyProductForm, basePrice: '45,50', weight: 'light' }, 'Digits.')).toBeUndefined();
  expect(unreadableNumbers({ ...emptyProductForm, basePrice: ',234', sleeve: '1.2.3' }, 'Digits.')).toEqual({
    basePrice: ['Digits.'],
    sleeve: ['Digits.'],
  });
});
