import type { PictureEnding } from '../pictureSize.ts';
import { cleanJpeg } from './jpeg.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

const cleaners: Readonly<Record<PictureEnding, (bytes: Buffer) => Buffer | null>> = {
  jpg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
  // A GIF has no EXIF.
  gif: (bytes) => bytes,
};

/**
 * A picture without its metadata, such as the position, the camera and comments. Its pixels and its orientation stay as they are. Null
 * for a picture whose parts cannot be separated.
 */
export function withoutMetadata(bytes: Uint8Array, type: PictureEnding): Uint8Array | null {
  return cleaners[type](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
