const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];

const beginsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** What a picture is by its first bytes, whatever its name says. */
export function imageType(bytes: Uint8Array): 'png' | 'jpeg' | undefined {
  if (beginsWith(bytes, png)) return 'png';
  if (beginsWith(bytes, jpeg)) return 'jpeg';
  return undefined;
}
