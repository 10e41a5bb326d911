export interface PictureSize {
  width: number;
  height: number;
}

function pngSize(bytes: DataView): PictureSize | null {
  return bytes.byteLength < 24 ? null : { width: bytes.getUint32(16), height: bytes.getUint32(20) };
}

// Segments follow one another, each with its length, up to the frame header, which contains the size.
function jpegSize(bytes: DataView): PictureSize | null {
  let at = 2;
  while (at + 9 < bytes.byteLength) {
    if (bytes.getUint8(at) !== 0xff) return null;
    const marker = bytes.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + bytes.getUint16(at + 2);
  }
  return null;
}

function gifSize(bytes: DataView): PictureSize | null {
  return bytes.byteLength < 10 ? null : { width: bytes.getUint16(6, true), height: bytes.getUint16(8, true) };
}

const fourLetters = (bytes: DataView, at: number) => String.fromCharCode(...new Uint8Array(bytes.buffer, bytes.byteOffset + at, 4));
const uint24 = (bytes: DataView, at: number) => bytes.getUint16(at, true) | (bytes.getUint8(at + 2) << 16);

// The first chunk is a lossy frame, a lossless one (both sides in 28 bits), or an extended file's canvas.
function webpSize(bytes: DataView): PictureSize | null {
  if (bytes.byteLength < 30) return null;
  const chunk = fourLetters(bytes, 12);
  if (chunk === 'VP8 ') return { width: bytes.getUint16(26, true) & 0x3fff, height: bytes.getUint16(28, true) & 0x3fff };
  if (chunk === 'VP8X') return { width: uint24(bytes, 24) + 1, height: uint24(bytes, 27) + 1 };
  if (chunk !== 'VP8L') return null;
  const sides = bytes.getUint32(21, true);
  return { width: (sides & 0x3fff) + 1, height: ((sides >> 14) & 0x3fff) + 1 };
}

const readers = { png: pngSize, jpg: jpegSize, gif: gifSize, webp: webpSize };
export type PictureEnding = keyof typeof readers;

/** Reads the size from the header, without decoding anything; null when the header has no size. */
export function pictureSize(bytes: Uint8Array, type: PictureEnding): PictureSize | null {
  const size = readers[type](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return size === null || size.width === 0 || size.height === 0 ? null : size;
}
