import { imageType } from './imageType.ts';

/** In px. */
export interface PixelSize {
  width: number;
  height: number;
}

/** The pixel size that a PNG or JPEG declares in its header; `undefined` when it declares none. Nothing is decoded. */
export function imageSize(bytes: Uint8Array): PixelSize | undefined {
  const type = imageType(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'png') return pngSize(view);
  if (type === 'jpeg') return jpegSize(view);
  return undefined;
}

/** The first chunk, IHDR, begins with width and height. */
function pngSize(view: DataView): PixelSize | undefined {
  if (view.byteLength < 24) return undefined;
  return sized({ width: view.getUint32(16), height: view.getUint32(20) });
}

/** SOF0 to SOF15 hold the size; of this range C4, C8 and CC mean something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** A JPEG is a row of segments: FF, marker, length. The first frame header holds height and width. */
function jpegSize(view: DataView): PixelSize | undefined {
  let offset = 2;
  while (offset + 9 <= view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return undefined;
    const marker = view.getUint8(offset + 1);
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (isFrame(marker)) return sized({ height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) });
    offset += 2 + view.getUint16(offset + 2);
  }
  return undefined;
}

const sized = (size: PixelSize) => (size.width > 0 && size.height > 0 ? size : undefined);
