import type { UploadImage } from '@valise/ui/ImageUploader';

export const idsOf = (images: readonly UploadImage[]) => images.map(({ id }) => id);

/** The ids of the stored images, in order. */
export const storedImageIds = (images: readonly UploadImage[]) => idsOf(images.filter((image) => 'url' in image));

/** The chosen images that have not been sent yet, in order. */
export const chosenImages = (images: readonly UploadImage[]) => images.flatMap((image) => ('file' in image ? [image] : []));

/**
 * Puts removed images of `before` back behind the nearest image that they followed, or first. Stored images stay before chosen
 * ones, even when they have been moved meanwhile.
 */
export function withRemoved(images: readonly UploadImage[], before: readonly UploadImage[]): UploadImage[] {
  const all = [...images];
  let place = 0;
  for (const image of before) {
    const known = all.findIndex(({ id }) => id === image.id);
    if (known < 0) {
      const stored = storedImageIds(all).length;
      place = 'url' in image ? Math.min(place, stored) : Math.max(place, stored);
      all.splice(place, 0, image);
    } else place = known;
    place += 1;
  }
  return all;
}
