import type { ReactNode } from 'react';
import type { UploadImage } from './UploadImage.ts';

export interface ImageUploaderProps {
  /** Names the group, for example 'Product Image'. */
  label: string;
  /** The images in order; the first is the main one. Saved images come before chosen ones, and images move only within their group. */
  value: readonly UploadImage[];
  /** Called with all images after an image was added, removed or moved. */
  onChange: (value: readonly UploadImage[]) => void;
  /** Called after one or all images were removed, to show `text`, for example with Undo. `before` are the former images. */
  onRemoved?: (text: string, before: readonly UploadImage[]) => void;
  /** Called when the uploader starts or stops making images smaller. Those images are not in `value` yet. */
  onShrinkingChange?: (isShrinking: boolean) => void;
  /** The server's error messages by the image's id. */
  errors?: Readonly<Record<string, string>>;
  /** The progress of saving, 0 to 1. While it is set, nothing can be changed. */
  progress?: number;
  /** The maximum number of images. */
  maxCount: number;
  /** The most megabytes of an image. A larger photo is made smaller. @default 5 */
  maxMegabytes?: number;
  /** Nothing can be changed. @default false */
  isDisabled?: boolean;
  /** The page itself names the accepted types, for example under a heading. @default false */
  isHintOutside?: boolean;
  /** Tags saved images 'Kept' and chosen ones 'New', for a record that is changed. @default false */
  isStoredTagged?: boolean;
  /** Replaces the number of images, for example with the number of kept ones. @default the number of images */
  summary?: ReactNode;
  /** Called with the id of a pressed image. @default images are not buttons */
  onPreview?: (id: string) => void;
}
