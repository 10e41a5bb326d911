import { fileTypeFromBuffer } from 'file-type';
import { type PictureEnding, pictureSize } from './pictureSize.ts';
import { withoutMetadata } from './metadata/withoutMetadata.ts';

const MEGABYTE = 1024 * 1024;
const IMAGE_MEGABYTES = 5;
const IMAGE_MEGAPIXELS = 40;
const VIDEO_MEGABYTES = 100;

/** A file with checked content. A picture has no metadata any more. */
export interface Checked {
  bytes: Uint8Array;
  /** The file extension for its content. */
  ending: string;
  /** Why it is refused; null when it is accepted. */
  refusal: string | null;
}

const refused = (refusal: string): Checked => ({ bytes: new Uint8Array(), ending: '', refusal });

/** The client's name for a file, used in messages and never as a path. */
const nameOf = (file: Blob) => (file instanceof File ? file.name : 'The file').slice(0, 120);

async function endingOf<Ending extends string>(
  bytes: Uint8Array,
  accepted: Readonly<Record<string, Ending>>,
): Promise<Ending | undefined> {
  const type = await fileTypeFromBuffer(bytes);
  return type === undefined ? undefined : accepted[type.mime];
}

interface ImageRule {
  /** The file extension of each accepted content type. */
  accepted: Readonly<Record<string, PictureEnding>>;
  /** The end of the message about a file of another type, after the file's name. */
  otherwise: string;
}

const productImages: ImageRule = {
  accepted: { 'image/png': 'png', 'image/jpeg': 'jpg' },
  otherwise: 'is not a PNG or JPG image.',
};

const profilePhotos: ImageRule = {
  accepted: { ...productImages.accepted, 'image/webp': 'webp', 'image/gif': 'gif' },
  otherwise: 'must be an image file (PNG, JPG, WebP or GIF).',
};

async function checkPicture(file: Blob, { accepted, otherwise }: ImageRule): Promise<Checked> {
  const name = nameOf(file);
  if (file.size > IMAGE_MEGABYTES * MEGABYTE) return refused(`${name} is larger than ${IMAGE_MEGABYTES} MB.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const ending = await endingOf(bytes, accepted);
  const size = ending === undefined ? null : pictureSize(bytes, ending);
  if (ending === undefined || size === null) return refused(`${name} ${otherwise}`);
  if (size.width * size.height > IMAGE_MEGAPIXELS * 1e6)
    return refused(`${name} has more than ${IMAGE_MEGAPIXELS} megapixels.`);
  const picture = withoutMetadata(bytes, ending);
  return picture === null ? refused(`${name} ${otherwise}`) : { bytes: picture, ending, refusal: null };
}

export const checkImage = (file: Blob) => checkPicture(file, productImages);

/** A profile photo: any picture that browsers show and that cannot contain scripts. */
export const checkPhoto = (file: Blob) => checkPicture(file, profilePhotos);

export async function checkVideo(file: Blob): Promise<Checked> {
  const name = nameOf(file);
  if (file.size > VIDEO_MEGABYTES * MEGABYTE) return refused(`${name} is larger than ${VIDEO_MEGABYTES} MB.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const ending = await endingOf(bytes, {
    'video/mp4': 'mp4',
    'video/quicktime': 'mov',
    'video/vnd.avi': 'avi',
  });
  return ending === undefined ? refused(`${name} is not an MP4, MOV or AVI video.`) : { bytes, ending, refusal: null };
}
