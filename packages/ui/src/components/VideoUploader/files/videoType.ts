const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Brands of the same container format that are images, audio only, or video that is not MP4. */
const otherBrands = /^(avi[fs]|mif1|msf1|he[iv][cx]|crx|M4|F4|3g)/;

/** The type of a video by its first 16 bytes, regardless of its name. */
export function videoType(bytes: Uint8Array): 'mp4' | 'mov' | 'avi' | undefined {
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'AVI ') return 'avi';
  const box = text(bytes, 4, 8);
  // Old QuickTime files have no brand.
  if (['moov', 'mdat', 'free', 'wide'].includes(box)) return 'mov';
  if (box !== 'ftyp' || bytes.length < 12) return undefined;
  const brand = text(bytes, 8, 12);
  if (brand === 'qt  ') return 'mov';
  return otherBrands.test(brand) ? undefined : 'mp4';
}
