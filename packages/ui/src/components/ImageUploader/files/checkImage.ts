import { imageSize } from './imageSize.ts';
import { type ImageType, imageType } from './imageType.ts';
import { isWhole } from './isWhole.ts';

export const MEGABYTE = 1024 * 1024;
/** The default limit of a picture, in megabytes. */
export const MAX_IMAGE_MB = 5;
const megapixels = 40;
/** The number of bytes at the start of a file that contain its type. */
const SIGNATURE = 16;

/** The reason for a rejection: nothing in it, the type by content, no end, too many bytes, more than 40 megapixels, or unreadable. */
export type ImageRefusal = 'empty' | 'type' | 'cut' | 'size' | 'pixels' | 'unreadable';

/**
 * Checks a file by its content; `undefined` accepts it. `size` is checked last: such a file is accepted
 * after it has been made smaller.
 * @param maxMegabytes the limit of the file's size
 */
export async function checkImage(file: Blob, types: readonly ImageType[], maxMegabytes = MAX_IMAGE_MB): Promise<ImageRefusal | undefined> {
  // A dropped folder looks like a file until it is read.
  const read = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
  try {
    const head = await read(file.slice(0, SIGNATURE));
    if (head.length === 0) return 'empty';
    const type = imageType(head);
    if (type === undefined || !types.includes(type)) return 'type';
    const bytes = await read(file);
    const size = imageSize(bytes);
    if (size === undefined) return 'cut';
    if (size.width * size.height > megapixels * 1_000_000) return 'pixels';
    if (!isWhole(bytes, type)) return 'cut';
  } catch {
    return 'unreadable';
  }
  return file.size > maxMegabytes * MEGABYTE ? 'size' : undefined;
}
