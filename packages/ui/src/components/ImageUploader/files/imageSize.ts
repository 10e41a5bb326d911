import { type ImageType, imageType } from './imageType.ts';

/** The size in px. */
export interface PixelSize {
  width: number;
  height: number;
}

/** The pixel size from an image's header, without decoding; `undefined` for a header without a size. */
export function imageSize(bytes: Uint8Array): PixelSize | undefined {
  const type = imageType(bytes);
  const size = type && sizeOf[type](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

const sizeOf: Record<ImageType, (view: DataView) => PixelSize | undefined> = {
  png: pngSize,
  jpeg: jpegSize,
  webp: webpSize,
  gif: gifSize,
};

/** The first chunk, IHDR, begins with width and height. */
function pngSize(view: DataView): PixelSize | undefined {
  return view.byteLength < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) };
}

/** SOF0 to SOF15 contain the size, except C4, C8 and CC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** A JPEG is a row of segments: FF, marker, length. The first frame header contains height and width. */
function jpegSize(view: DataView): PixelSize | undefined {
  let offset = 2;
  while (offset + 9 <= view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return undefined;
    const marker = view.getUint8(offset + 1);
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (isFrame(marker)) return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    offset += 2 + view.getUint16(offset + 2);
  }
  return undefined;
}

/** The logical screen follows the signature, lowest byte first. */
function gifSize(view: DataView): PixelSize | undefined {
  return view.byteLength < 10 ? undefined : { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** The first chunk is a lossy frame, a lossless one, or the canvas of an extended file. */
function webpSize(view: DataView): PixelSize | undefined {
  if (view.byteLength < 30) return undefined;
  const chunk = view.getUint32(12);
  if (chunk === VP8) return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk === VP8L) {
    const sides = view.getUint32(21, true);
    return { width: (sides & 0x3fff) + 1, height: ((sides >> 14) & 0x3fff) + 1 };
  }
  if (chunk === VP8X) return { width: (view.getUint32(24, true) & 0xffffff) + 1, height: (view.getUint32(26, true) >>> 8) + 1 };
  return undefined;
}

// The four-letter names of these chunks.
const VP8 = 0x56503820;
const VP8L = 0x5650384c;
const VP8X = 0x56503858;
