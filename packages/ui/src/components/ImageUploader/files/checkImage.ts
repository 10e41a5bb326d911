import { imageSize } from './imageSize.ts';
import { type ImageType, imageType } from './imageType.ts';

const megabytes = 5;
const megapixels = 40;

/** Why a file is rejected: its type by content, more than 5 MB, more than 40 megapixels, or unreadable. */
export type ImageRefusal = 'type' | 'size' | 'pixels' | 'unreadable';

/** Checks a file by its content; `undefined` when it is accepted. */
export async function checkImage(file: Blob, types: readonly ImageType[]): Promise<ImageRefusal | undefined> {
  if (file.size > megabytes * 1024 * 1024) return 'size';
  // A dropped folder looks like a file until it is read.
  const content = await file.arrayBuffer().catch(() => undefined);
  if (content === undefined) return 'unreadable';
  const bytes = new Uint8Array(content);
  const type = imageType(bytes);
  const size = imageSize(bytes);
  if (type === undefined || !types.includes(type) || size === undefined) return 'type';
  return size.width * size.height > megapixels * 1_000_000 ? 'pixels' : undefined;
}
