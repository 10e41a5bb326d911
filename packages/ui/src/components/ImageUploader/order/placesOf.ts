import type { UploadImage } from '../UploadImage.ts';

/** The first and the last index that an image can be moved to. Saved images stay before the chosen ones. */
export function placesOf(images: readonly UploadImage[], image: UploadImage): readonly [first: number, last: number] {
  const savedCount = images.filter((other) => 'url' in other).length;
  return 'url' in image ? [0, savedCount - 1] : [savedCount, images.length - 1];
}
