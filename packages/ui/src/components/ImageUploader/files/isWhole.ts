import type { ImageType } from './imageType.ts';

/** Whether an image has its end. A browser draws one without it half grey. Bytes after the end do not matter. */
export const isWhole = (bytes: Uint8Array, type: ImageType): boolean => endOf[type](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));

const endOf: Record<ImageType, (bytes: Uint8Array, view: DataView) => boolean> = { png: hasPngEnd, jpeg: hasJpegEnd, webp: hasWebpEnd, gif: hasGifEnd };

const IEND = 0x49454e44;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Chunks: length, name, data, checksum. The last one is IEND. */
function hasPngEnd(_: Uint8Array, view: DataView): boolean {
  let offset = 8;
  while (offset + 12 <= view.byteLength) {
    if (view.getUint32(offset + 4) === IEND) return true;
    offset += 12 + view.getUint32(offset);
  }
  return false;
}

/** The marker of the end follows the picture's data. A preview in a segment before them has such a marker too. */
function hasJpegEnd(bytes: Uint8Array, view: DataView): boolean {
  let offset = 2;
  while (offset + 4 <= bytes.length && bytes[offset + 1] !== START_OF_SCAN) offset += bytes[offset + 1] === 0xff ? 1 : 2 + view.getUint16(offset + 2);
  for (let at = bytes.indexOf(0xff, offset + 2); at >= 0; at = bytes.indexOf(0xff, at + 1)) if (bytes[at + 1] === END_OF_IMAGE) return true;
  return false;
}

/** The head has the length of the rest, lowest byte first. */
function hasWebpEnd(bytes: Uint8Array, view: DataView): boolean {
  return bytes.length >= 8 + view.getUint32(4, true);
}

/** Its trailer is ';', perhaps before zeros. */
function hasGifEnd(bytes: Uint8Array): boolean {
  let last = bytes.length - 1;
  while (last > 0 && bytes[last] === 0) last -= 1;
  return bytes[last] === 0x3b;
}
