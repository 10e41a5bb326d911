import { describe, expect, test } from 'vitest';
import { checkImage } from './checkImage.ts';
import { imageSize } from './imageSize.ts';
import { imageType, imageTypes } from './imageType.ts';
import { moved } from '../moved.ts';
import { imageName } from '../UploadImage.ts';
import { pictureTypes } from './useAddImages.ts';

const latin = (text: string) => new TextEncoder().encode(text);
const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

// Each image is one pixel, written by an image editor.
const png = bytes(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);
const jpeg = bytes(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxD/2Q==',
);

const gif = bytes('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7');
const lossy = bytes('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA');
const lossless = bytes('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==');

/** The header of an animated or transparent WebP of 4,000 by 3,000. */
const extended = Uint8Array.from([...latin('RIFF'), 22, 0, 0, 0, ...latin('WEBPVP8X'), 10, 0, 0, 0, 2, 0, 0, 0, 0x9f, 0x0f, 0, 0xb7, 0x0b, 0]);

/** A JPEG's header: the given segment, then a frame of 4,000 by 3,000. */
const jpegHeader = (...segment: number[]) =>
  Uint8Array.from([0xff, 0xd8, ...segment, 0xff, 0xc2, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0, 3, 0, 0]);

/** A PNG's header that declares this size. */
function pngOf(width: number, height: number) {
  const header = png.slice();
  new DataView(header.buffer).setUint32(16, width);
  new DataView(header.buffer).setUint32(20, height);
  return header;
}

describe('the type of a picture', () => {
  test('is read from its bytes', () => {
    expect(imageType(png)).toBe('png');
    expect(imageType(jpeg)).toBe('jpeg');
    expect(imageType(gif)).toBe('gif');
    expect(imageType(lossy)).toBe('webp');
  });

  test.each(['<svg onload="alert(1)"/>', '<!doctype html>', 'GIF99a', 'RIFF\0\0\0\0AVI LIST', '\0\0\0\x1cftypavif', 'BM', ''])(
    'is unknown for what begins with %j',
    (text) => {
      expect(imageType(latin(text))).toBeUndefined();
    },
  );
});

describe('the pixel size', () => {
  test.each(Object.entries({ png, jpeg, gif, lossy, lossless }))('of one pixel is in the header: %s', (_, picture) => {
    expect(imageSize(picture)).toEqual({ width: 1, height: 1 });
  });

  test('may be large and not square', () => {
    expect(imageSize(pngOf(500, 600))).toEqual({ width: 500, height: 600 });
    expect(imageSize(extended)).toEqual({ width: 4000, height: 3000 });
    expect(imageSize(Uint8Array.from([...latin('GIF87a'), 0xa0, 0x0f, 0xb8, 0x0b]))).toEqual({ width: 4000, height: 3000 });
    const wide = lossless.slice();
    wide.set([0x9f, 0xcf, 0xed, 0x02], 21);
    expect(imageSize(wide)).toEqual({ width: 4000, height: 3000 });
    const high = lossy.slice();
    high.set([0xb8, 0x0b, 0xa0, 0x0f], 26);
    expect(imageSize(high)).toEqual({ width: 3000, height: 4000 });
  });

  test('is found behind other segments, fill bytes and in a progressive JPEG', () => {
    const camera = [0xff, 0xe1, 0, 6, 1, 2, 3, 4];
    const table = [0xff, 0xc4, 0, 4, 1, 2];
    expect(imageSize(jpegHeader(...camera, ...table, 0xff))).toEqual({ width: 4000, height: 3000 });
  });

  test('is unknown when the file is truncated or corrupt', () => {
    expect(imageSize(png.slice(0, 20))).toBeUndefined();
    expect(imageSize(gif.slice(0, 9))).toBeUndefined();
    expect(imageSize(lossy.slice(0, 24))).toBeUndefined();
    expect(imageSize(jpeg.slice(0, 12))).toBeUndefined();
    expect(imageSize(jpegHeader(0x12, 0x34))).toBeUndefined();
  });

  test('is read at the offset of the bytes in their buffer', () => {
    const shifted = Uint8Array.from([0, 0, 0, ...png]);
    expect(imageSize(shifted.subarray(3))).toEqual({ width: 1, height: 1 });
  });
});

describe('a chosen file', () => {
  const check = (file: File) => checkImage(file, pictureTypes);

  test('of an accepted type passes, whatever its name', async () => {
    expect(await check(new File([png], 'trench.pdf', { type: 'application/pdf' }))).toBeUndefined();
    expect(await check(new File([jpeg], 'trench.jpg'))).toBeUndefined();
    expect(await checkImage(new File([gif], 'face.png'), imageTypes)).toBeUndefined();
  });

  test('of another type is refused, though it is a picture', async () => {
    expect(await check(new File([gif], 'trench.gif'))).toBe('type');
    expect(await check(new File([lossy], 'trench.png', { type: 'image/png' }))).toBe('type');
  });

  test('that is a PNG only by name and type is refused', async () => {
    expect(await check(new File(['<html>'], 'trench.png', { type: 'image/png' }))).toBe('type');
    expect(await check(new File(['<html>', new Uint8Array(6 * 1024 * 1024)], 'trench.png'))).toBe('type');
  });

  test('of 5 MB passes, of one byte more is to be made smaller', async () => {
    const padding = (length: number) => new Uint8Array(length);
    expect(await check(new File([png, padding(5 * 1024 * 1024 - png.length)], 'a.png'))).toBeUndefined();
    expect(await check(new File([png, padding(5 * 1024 * 1024 - png.length + 1)], 'a.png'))).toBe('size');
  });

  test('that is empty is refused', async () => {
    expect(await check(new File([], 'a.jpg', { type: 'image/jpeg' }))).toBe('empty');
  });

  test('without its end is refused, with more behind it accepted', async () => {
    const all = { png, jpeg, gif, lossy, lossless };
    for (const [name, picture] of Object.entries(all)) {
      expect([name, await checkImage(new File([picture], name), imageTypes)]).toEqual([name, undefined]);
      expect([name, await checkImage(new File([picture.slice(0, -2)], name), imageTypes)]).toEqual([name, 'cut']);
      expect([name, await checkImage(new File([picture, new Uint8Array(9)], name), imageTypes)]).toEqual([name, undefined]);
    }
  });

  test('with a preview inside is judged by its own end', async () => {
    const preview = [0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9];
    const withPreview = Uint8Array.from([...jpeg.slice(0, 2), ...preview, ...jpeg.slice(2)]);
    expect(await check(new File([withPreview], 'a.jpg'))).toBeUndefined();
    expect(await check(new File([withPreview.slice(0, -1)], 'a.jpg'))).toBe('cut');
  });

  test('that cannot be read is refused', async () => {
    const folder = new File([], 'pictures');
    folder.arrayBuffer = () => Promise.reject(new DOMException('A folder', 'NotFoundError'));
    folder.slice = () => folder;
    expect(await check(folder)).toBe('unreadable');
  });

  test('of 40 megapixels passes, of more is refused before anything is decoded', async () => {
    expect(await check(new File([pngOf(8000, 5000)], 'a.png'))).toBeUndefined();
    expect(await check(new File([pngOf(8000, 5001)], 'a.png'))).toBe('pixels');
    expect(await check(new File([pngOf(8000, 5001), new Uint8Array(5 * 1024 * 1024)], 'a.png'))).toBe('pixels');
    expect(await check(new File([pngOf(0xffffffff, 0xffffffff)], 'a.png'))).toBe('pixels');
  });
});

test('an item moves to its new place and the others close up', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
});

test('an image of the server is named by the last part of its address', () => {
  expect(imageName({ id: '1', url: 'https://valise.club/storage/silk%20dress.jpg?w=200' })).toBe('silk dress.jpg');
  expect(imageName({ id: '1', url: '/storage/100%.jpg' })).toBe('100%.jpg');
  expect(imageName({ id: '1', url: 'https://valise.club/' })).toBeUndefined();
  expect(imageName({ id: '1', url: 'data:image/png;base64,AA/BB' })).toBeUndefined();
});
