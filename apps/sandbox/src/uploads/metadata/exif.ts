// EXIF is a TIFF structure: a header of 8 bytes, then a count and entries of 12 bytes each: tag, type, count, value.
const ORIENTATION = 0x0112;
const SHORT = 3;
const HEADER_BYTES = 8;
const ENTRY_BYTES = 12;
const UPRIGHT = 1;

/** The orientation of a picture: 1 to 8 by its EXIF, 1 without one. */
function orientationOf(exif: Buffer): number {
  if (exif.length < HEADER_BYTES) return UPRIGHT;
  const isLittle = exif.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (at + 2 > exif.length ? 0 : isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const directory = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
  const end = Math.min(directory + 2 + short(directory) * ENTRY_BYTES, exif.length);
  for (let entry = directory + 2; entry < end; entry += ENTRY_BYTES) {
    const value = short(entry + 8);
    if (short(entry) === ORIENTATION) return value >= 1 && value <= 8 ? value : UPRIGHT;
  }
  return UPRIGHT;
}

/** The minimal EXIF of a picture, its orientation; null when the picture is upright. */
export function reducedExif(exif: Buffer): Buffer | null {
  const orientation = orientationOf(exif);
  if (orientation === UPRIGHT) return null;
  const reduced = Buffer.alloc(HEADER_BYTES + 2 + ENTRY_BYTES + 4);
  reduced.write('MM\0*', 'latin1');
  reduced.writeUInt32BE(HEADER_BYTES, 4);
  reduced.writeUInt16BE(1, 8);
  reduced.writeUInt16BE(ORIENTATION, 10);
  reduced.writeUInt16BE(SHORT, 12);
  reduced.writeUInt32BE(1, 14);
  reduced.writeUInt16BE(orientation, 18);
  return reduced;
}
