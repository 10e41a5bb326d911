import { imageSize } from './imageSize.ts';

const megabytes = 5;
const megapixels = 40;

/** Why a file is refused: not a PNG or JPG by its content, more than 5 MB, more than 40 megapixels, or not to be read. */
export type ImageRefusal = 'type' | 'size' | 'pixels' | 'unreadable';

/** Looks into a file; `undefined` means that it may be sent. */
export async function checkImage(file: Blob): Promise<ImageRefusal | undefined> {
  if (file.size > megabytes * 1024 * 1024) return 'size';
  // A folder that is dropped looks like a file until it is read.
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (bytes === undefined) return 'unreadable';
  const size = imageSize(new Uint8Array(bytes));
  if (size === undefined) return 'type';
  return size.width * size.height > megapixels * 1_000_000 ? 'pixels' : undefined;
}
