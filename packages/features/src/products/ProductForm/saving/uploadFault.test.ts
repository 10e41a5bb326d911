import { expect, test } from 'vitest';
import { uploadFault } from './uploadFault.ts';

const limits = { maxFiles: 20, maxPictureMb: 5, maxVideoMb: 100, maxTotalMb: undefined };
const pictures = (count: number, kilobytes = 1) =>
  Array.from({ length: count }, (_, place) => ({ id: String(place), file: new File([new Uint8Array(kilobytes * 1024)], `${place}.png`) }));
const kept = Array.from({ length: 20 }, (_, place) => ({ id: `kept-${place}`, url: `/${place}.png` }));
const video = new File(['film'], 'film.mp4');

test('a video counts among the files of a save, and kept images do not', () => {
  expect(uploadFault({ images: pictures(20), video: null }, limits)).toBeUndefined();
  expect(uploadFault({ images: pictures(20), video }, limits)).toEqual({ why: 'count', count: 21, most: 20 });
  expect(uploadFault({ images: pictures(19), video }, limits)).toBeUndefined();
  expect(uploadFault({ images: kept, video }, limits)).toBeUndefined();
});

test('the files of a save leave room for its fields in what the host takes together', () => {
  expect(uploadFault({ images: pictures(4, 2048), video: null }, { ...limits, maxTotalMb: 8 })).toEqual({ why: 'size', megabytes: 8, most: 8 });
  expect(uploadFault({ images: pictures(3, 2048), video: null }, { ...limits, maxTotalMb: 8 })).toBeUndefined();
  expect(uploadFault({ images: kept, video: null }, { ...limits, maxTotalMb: 0 })).toBeUndefined();
});
