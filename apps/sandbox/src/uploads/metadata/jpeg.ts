import { reducedExif } from './exif.ts';

const SCAN = 0xda;
const END = 0xd9;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;
// Restart markers, the start marker and a reserved one.
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** The application segments that say how to draw the picture, by their first bytes. */
const drawing: Readonly<Record<number, string>> = { [APP0]: 'JFIF\0', [APP2]: 'ICC_PROFILE\0', [APP14]: 'Adobe' };
const EXIF = Buffer.from('Exif\0\0', 'latin1');

function exifSegment(exif: Buffer): Buffer {
  const head = Buffer.from([0xff, APP1, 0, 0]);
  head.writeUInt16BE(2 + EXIF.length + exif.length, 2);
  return Buffer.concat([head, EXIF, exif]);
}

/** The part of a segment that is kept; null when all of it is removed. */
function cleanSegment(marker: number, segment: Buffer): Buffer | null {
  const content = segment.subarray(4);
  const begins = (text: string) => content.toString('latin1', 0, text.length) === text;
  if (marker === APP1 && begins('Exif\0')) {
    const exif = reducedExif(content.subarray(EXIF.length));
    return exif === null ? null : exifSegment(exif);
  }
  if (marker !== COMMENT && !(marker >= APP0 && marker <= APP15)) return segment;
  const beginning = drawing[marker];
  return beginning !== undefined && begins(beginning) ? segment : null;
}

/** The end of the compressed data that begins here: the next marker that is neither a restart nor an escaped byte. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? END;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** A JPEG without metadata, and without data after its end, for example the film of a moving photo; null for a broken file. */
export function cleanJpeg(bytes: Buffer): Buffer | null {
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 1 < bytes.length && bytes[at + 1] !== END) {
    const marker = bytes[at + 1] ?? END;
    if (bytes[at] !== 0xff) return null;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (!hasNoLength(marker) && at + 4 > bytes.length) return null;
    const next = hasNoLength(marker) ? at + 2 : at + 2 + bytes.readUInt16BE(at + 2);
    if (next > bytes.length) return null;
    const end = marker === SCAN ? endOfScan(bytes, next) : next;
    const kept = cleanSegment(marker, bytes.subarray(at, end));
    if (kept !== null) parts.push(kept);
    at = end;
  }
  return Buffer.concat([...parts, Buffer.from([0xff, END])]);
}
