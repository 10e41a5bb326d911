import { crc32 } from 'node:zlib';
import { reducedExif } from './exif.ts';

const SIGNATURE_BYTES = 8;
const metadata = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

function exifChunk(exif: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('eXIf', 'latin1'), exif]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(exif.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A PNG without metadata and without data after its end; null for a broken file. */
export function cleanPng(bytes: Buffer): Buffer | null {
  const parts = [bytes.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    const exif = type === 'eXIf' ? reducedExif(bytes.subarray(at + 8, end - 4)) : null;
    if (exif !== null) parts.push(exifChunk(exif));
    if (!metadata.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return null;
}
