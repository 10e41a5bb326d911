import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { gif, jpeg, png, webps } from '../../testing/files.ts';
import { withoutMetadata } from './withoutMetadata.ts';

const POSITION = '48.8566 N 2.3522 E';
const text = (content: string) => Buffer.from(content, 'latin1');

/** EXIF in either byte order: a camera's name, how the picture is turned, and a position behind the entries. */
function exif(orientation: number, order: 'II' | 'MM'): Buffer {
  const short = (value: number) => (order === 'II' ? [value & 0xff, value >> 8] : [value >> 8, value & 0xff]);
  const long = (value: number) => (order === 'II' ? [...short(value), 0, 0] : [0, 0, ...short(value)]);
  const camera = [...short(0x010f), ...short(2), ...long(4), ...text('Cam\0')];
  const turned = [...short(0x0112), ...short(3), ...long(1), ...short(orientation), 0, 0];
  return Buffer.from([...text(order), ...short(42), ...long(8), ...short(2), ...camera, ...turned, ...long(0), ...text(POSITION)]);
}

const segment = (marker: number, content: Buffer) => Buffer.concat([Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff]), content]);
const scan = Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3])]);

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([text(type), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

function webpChunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return Buffer.concat([text(type), length, content, Buffer.alloc(content.length % 2)]);
}

/** One picture of each type with the given EXIF; without EXIF, only the parts that are needed to draw it. */
const pictures = {
  jpg(held: Buffer | null) {
    const parts = [
      Buffer.from([0xff, 0xd8]),
      segment(0xe0, text('JFIF\0\x01\x01\0\0\x01\0\x01\0\0')),
      ...(held === null ? [] : [segment(0xe1, Buffer.concat([text('Exif\0\0'), held]))]),
      ...(held?.includes(POSITION) ? [segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${POSITION}`)), segment(0xed, text(POSITION)), segment(0xfe, text(POSITION))] : []),
      segment(0xe2, text('ICC_PROFILE\0\x01\x01profile')),
      jpeg().subarray(8, -2),
      scan,
      segment(0xc4, Buffer.from([0, 1])),
      scan,
      Buffer.from([0xff, 0xd9]),
      ...(held?.includes(POSITION) ? [text(`film of ${POSITION}`)] : []),
    ];
    return Buffer.concat(parts);
  },
  png(held: Buffer | null) {
    const whole = png();
    const [head, rest] = [whole.subarray(0, 33), whole.subarray(33)];
    const texts = held?.includes(POSITION) ? [pngChunk('tEXt', text(`Comment\0${POSITION}`)), pngChunk('iTXt', text(POSITION))] : [];
    return Buffer.concat([head, ...(held === null ? [] : [pngChunk('eXIf', held)]), ...texts, rest, ...(texts.length > 0 ? [text(POSITION)] : [])]);
  },
  webp(held: Buffer | null) {
    const hasTexts = held?.includes(POSITION) ?? false;
    const header = Buffer.from([0x10 | (held === null ? 0 : 0x08) | (hasTexts ? 0x04 : 0), 0, 0, 0, 4, 0, 0, 5, 0, 0]);
    const chunks = [
      webpChunk('VP8X', header),
      webpChunk('VP8L', Buffer.from([0x2f, 4, 0, 0, 0])),
      ...(held === null ? [] : [webpChunk('EXIF', held)]),
      ...(hasTexts ? [webpChunk('XMP ', text(POSITION))] : []),
    ];
    return webpChunk('RIFF', Buffer.concat([text('WEBP'), ...chunks]));
  },
};

/** EXIF with an orientation alone, as the standard writes it. */
const turnedOnly = (orientation: number) =>
  Buffer.from([...text('MM'), 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);

describe.each(Object.entries(pictures))('a %s', (type, picture) => {
  const clean = (bytes: Buffer) => withoutMetadata(bytes, type as keyof typeof pictures);

  test.each(['II', 'MM'] as const)('has no position, camera or text any more, and its other bytes are the same (%s)', (order) => {
    expect(picture(exif(1, order)).includes(POSITION)).toBe(true);
    expect(clean(picture(exif(1, order)))).toEqual(picture(null));
  });

  test.each(['II', 'MM'] as const)('that is turned stays turned (%s)', (order) => {
    expect(clean(picture(exif(6, order)))).toEqual(picture(turnedOnly(6)));
  });

  test('without metadata stays as it is, and cleaning twice changes nothing', () => {
    for (const bytes of [picture(null), picture(turnedOnly(8))]) expect(clean(bytes)).toEqual(bytes);
  });

  test('whose EXIF is cut or nonsense loses it', () => {
    const whole = exif(6, 'II');
    for (let length = 0; length < 30; length += 1) expect(clean(picture(whole.subarray(0, length)))).toEqual(picture(null));
    expect(clean(picture(Buffer.alloc(40, 0xff)))).toEqual(picture(null));
  });

  test('that is cut anywhere is refused or has no position either', () => {
    const whole = picture(exif(6, 'MM'));
    const cut = Array.from({ length: whole.length - 30 }, (_, index) => clean(whole.subarray(0, index + 30)));
    expect(cut.filter((cleaned) => cleaned !== null && Buffer.from(cleaned).includes(POSITION))).toEqual([]);
  });
});

test('a GIF, which has no EXIF, stays as it is', () => {
  expect(withoutMetadata(gif(), 'gif')).toEqual(gif());
});

test.each(Object.entries(webps))('a WebP file of one chunk stays as it is (%s)', (_, file) => {
  expect(withoutMetadata(file(), 'webp')).toEqual(file());
});
