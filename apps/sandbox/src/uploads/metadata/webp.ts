import { reducedExif } from './exif.ts';

const HEADER_BYTES = 12;
// In the first byte of an extended file's header: which chunks it has.
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

interface Chunk {
  type: string;
  content: Buffer;
}

/** The chunks of a file, each padded to an even length; null for a broken file. */
function chunksOf(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  const fileEnd = Math.min(8 + bytes.readUInt32LE(4), bytes.length);
  for (let at = HEADER_BYTES; at + 8 <= fileEnd; ) {
    const end = at + 8 + bytes.readUInt32LE(at + 4);
    if (end > fileEnd) return null;
    const content = bytes.subarray(at + 8, end);
    chunks.push({ type: bytes.toString('latin1', at, at + 4), content });
    at = end + (content.length % 2);
  }
  return chunks;
}

function written({ type, content }: Chunk): Buffer {
  const chunk = Buffer.alloc(8 + content.length + (content.length % 2));
  chunk.write(type, 'latin1');
  chunk.writeUInt32LE(content.length, 4);
  content.copy(chunk, 8);
  return chunk;
}

function withFlags(header: Chunk, hasExif: boolean): Chunk {
  const content = Buffer.from(header.content);
  content[0] = ((content[0] ?? 0) & ~HAS_EXIF & ~HAS_XMP) | (hasExif ? HAS_EXIF : 0);
  return { type: header.type, content };
}

/** A WebP file without metadata and without data after its end; null for a broken file. */
export function cleanWebp(bytes: Buffer): Buffer | null {
  const kept = chunksOf(bytes)?.flatMap((chunk): Chunk[] => {
    if (chunk.type === 'XMP ') return [];
    if (chunk.type !== 'EXIF') return [chunk];
    const content = reducedExif(chunk.content);
    return content === null ? [] : [{ type: 'EXIF', content }];
  });
  if (kept === undefined) return null;
  const hasExif = kept.some(({ type }) => type === 'EXIF');
  const parts = kept.map((chunk) => written(chunk.type === 'VP8X' ? withFlags(chunk, hasExif) : chunk));
  return written({ type: 'RIFF', content: Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts]) });
}
