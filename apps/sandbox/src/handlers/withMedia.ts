import { refuseInvalid } from '../http/refuseInvalid.ts';
import { atMost, isAddress } from '../http/rules.ts';
import { type Checked, checkImage, checkVideo } from '../uploads/checkUpload.ts';
import type { UploadStore } from '../uploads/uploadStore.ts';

const ADDRESS_LENGTH = 255;

interface GivenMedia {
  images: readonly Blob[];
  videoFile?: Blob;
  /** An address elsewhere, instead of a file. */
  videoUrl?: string;
}

interface KeptMedia {
  images: string[];
  video: string | null;
}

/**
 * Stores a product's files while `save` runs, and keeps them if it succeeds. Refuses all files when one is invalid, each with its
 * reason.
 */
export async function withMedia<Saved>(
  uploads: UploadStore,
  given: GivenMedia,
  save: (paths: KeptMedia) => Promise<Saved>,
): Promise<Saved> {
  const address = given.videoUrl?.trim() ?? '';
  refuseInvalid({ videoUrl: [isAddress('video url', address), atMost('video url', address, ADDRESS_LENGTH)] });
  const images = await Promise.all(given.images.map(checkImage));
  const video = given.videoFile === undefined ? null : await checkVideo(given.videoFile);
  refuseInvalid({
    ...Object.fromEntries(images.map((checked, index) => [`images.${index}`, [checked.refusal]])),
    videoFile: [video?.refusal ?? null],
  });

  const kept: string[] = [];
  const keep = async ({ bytes, ending }: Checked) => {
    const path = await uploads.keep(bytes, ending);
    kept.push(path);
    return path;
  };
  try {
    for (const image of images) await keep(image);
    const imagePaths = [...kept];
    return await save({ images: imagePaths, video: video === null ? address || null : await keep(video) });
  } catch (cause) {
    await uploads.drop(kept);
    throw cause;
  }
}
