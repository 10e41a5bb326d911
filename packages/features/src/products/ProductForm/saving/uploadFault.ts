import type { KnownLimits } from '../../../kit/uploads/UploadLimits.tsx';
import { chosenImages } from '../state/formImages.ts';
import type { FormContent } from '../state/productForm.ts';

const MEGABYTE = 1024 * 1024;
/** The room for the fields beside the files, in megabytes. */
const FIELDS_MB = 0.1;

/** Why the host would drop or refuse the files of a save. */
export type UploadFault = { why: 'count'; count: number; most: number } | { why: 'size'; megabytes: number; most: number };

/** The files that a save sends: the chosen images, and the video. */
const filesOf = ({ images, video }: Pick<FormContent, 'images' | 'video'>): File[] => [
  ...chosenImages(images).map(({ file }) => file),
  ...(video === null ? [] : [video]),
];

/** What is too much in the files of a save; undefined when the host takes all of them. */
export function uploadFault(content: Pick<FormContent, 'images' | 'video'>, { maxFiles, maxTotalMb }: KnownLimits): UploadFault | undefined {
  const files = filesOf(content);
  if (files.length > maxFiles) return { why: 'count', count: files.length, most: maxFiles };
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / MEGABYTE;
  if (maxTotalMb === undefined || files.length === 0 || megabytes + FIELDS_MB <= maxTotalMb) return undefined;
  return { why: 'size', megabytes: Math.ceil(megabytes * 10) / 10, most: maxTotalMb };
}
