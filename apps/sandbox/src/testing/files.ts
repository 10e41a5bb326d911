import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG that claims the given size; its single row of pixels is enough for a header's reader. */
export function png(width = 5, height = 6): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(width + 1))), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

/** A JPEG's segments up to its frame header, after a comment that a reader has to skip. */
export function jpeg(width = 5, height = 6): Buffer<ArrayBuffer> {
  const comment = [0xff, 0xfe, 0x00, 0x04, 0x41, 0x42];
  const frame = [0xff, 0xc0, 0x00, 0x0b, 0x08, height >> 8, height & 0xff, width >> 8, width & 0xff, 0x01, 0x01, 0x11, 0x00];
  return Buffer.from([0xff, 0xd8, ...comment, ...frame, 0xff, 0xd9]);
}

/** A GIF's signature, screen descriptor and end. */
export function gif(width = 5, height = 6): Buffer<ArrayBuffer> {
  const screen = [width & 0xff, width >> 8, height & 0xff, height >> 8, 0, 0, 0];
  return Buffer.from([...Buffer.from('GIF89a', 'latin1'), ...screen, 0x3b]);
}

/** A WebP file with one chunk that begins with these bytes. */
function webp(name: string, ...content: number[]): Buffer<ArrayBuffer> {
  const chunk = [...Buffer.from(name, 'latin1'), 10, 0, 0, 0, ...content, ...Array(10 - content.length).fill(0)];
  return Buffer.from([...Buffer.from('RIFF', 'latin1'), 22, 0, 0, 0, ...Buffer.from('WEBP', 'latin1'), ...chunk]);
}

const low = (side: number) => [side & 0xff, (side >> 8) & 0xff];

/** The three ways in which a WebP file states its size. */
export const webps = {
  lossy: (width = 5, height = 6) => webp('VP8 ', 0, 0, 0, 0x9d, 0x01, 0x2a, ...low(width), ...low(height)),
  lossless: (width = 5, height = 6) => {
    const sides = (width - 1) | ((height - 1) << 14);
    return webp('VP8L', 0x2f, ...low(sides), ...low(sides >> 16));
  },
  extended: (width = 5, height = 6) => webp('VP8X', 0, 0, 0, 0, ...low(width - 1), 0, ...low(height - 1), 0),
};

/** The first box of an MP4 file. */
export const mp4 = (): Buffer<ArrayBuffer> => Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');

export const named = (bytes: Buffer<ArrayBuffer> | string, name: string, type = 'image/png') => new File([bytes], name, { type });
