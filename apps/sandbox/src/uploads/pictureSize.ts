export interface PictureSize {
  width: number;
  height: number;
}

function pngSize(bytes: DataView): PictureSize | null {
  return bytes.byteLength < 24 ? null : { width: bytes.getUint32(16), height: bytes.getUint32(20) };
}

// Segments follow one another, each with its length, up to the frame header that holds the size.
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

/** Reads the size off the header, without decoding anything; null when there is none to read. */
export function pictureSize(bytes: Uint8Array, type: 'png' | 'jpg'): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = type === 'png' ? pngSize(view) : jpegSize(view);
  return size === null || size.width === 0 || size.height === 0 ? null : size;
}
