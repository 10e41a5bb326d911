import { imageSize } from './imageSize.ts';
import { type ImageType, imageType } from './imageType.ts';

const megabytes = 5;
const megapixels = 40;

/** Why a file is refused: of another type by its content, more than 5 MB, more than 40 megapixels, or not to be read. */
export type ImageRefusal = 'type' | 'size' | 'pixels' | 'unreadable';

/** Looks into a file; `undefined` means that it is one of the types and may be sent. */
export async function checkImage(file: Blob, types: readonly ImageType[]): Promise<ImageRefusal | undefined> {
  if (file.size > megabytes * 1024 * 1024) return 'size';
  // A folder that is dropped looks like a file until it is read.
  const content = await file.arrayBuffer().catch(() => undefined);
  if (content === undefined) return 'unreadable';
  const bytes = new Uint8Array(content);
  const type = imageType(bytes);
  const size = imageSize(bytes);
  if (type === undefined || !types.includes(type) || size === undefined) return 'type';
  return size.width * size.height > megapixels * 1_000_000 ? 'pixels' : undefined;
}
