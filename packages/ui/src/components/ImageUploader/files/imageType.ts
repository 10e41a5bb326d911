/** The image types that every browser supports and that cannot contain scripts. */
export const imageTypes = ['png', 'jpeg', 'webp', 'gif'] as const;
export type ImageType = (typeof imageTypes)[number];

const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** The type of an image by its first bytes, regardless of its name. */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  if (latin(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (latin(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  return /^GIF8[79]a$/.test(latin(bytes, 0, 6)) ? 'gif' : undefined;
}
