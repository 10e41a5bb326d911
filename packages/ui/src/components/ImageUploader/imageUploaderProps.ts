import type { ReactNode } from 'react';
import type { UploadImage } from './UploadImage.ts';

export interface ImageUploaderProps {
  /** Names the group, for example 'Product Image'. */
  label: string;
  /** In order; the first is the main one. Saved images come first and are moved among themselves, as are the chosen ones behind them. */
  value: readonly UploadImage[];
  /** Called with all images after one was added, removed or moved. */
  onChange: (value: readonly UploadImage[]) => void;
  /** One image or all were removed: announces `text` in place of the uploader, for example with Undo. `before` are the images until then. */
  onRemoved?: (text: string, before: readonly UploadImage[]) => void;
  /** Called when images start and cease to be made smaller; they are not in `value` until then. */
  onShrinkingChange?: (isShrinking: boolean) => void;
  /** The server's error messages by the image's id. */
  errors?: Readonly<Record<string, string>>;
  /** The progress of saving, 0 to 1. While it is set nothing can be changed. */
  progress?: number;
  /** The maximum number of images. */
  maxCount: number;
  /** Nothing can be changed. @default false */
  isDisabled?: boolean;
  /** The accepted images are described outside, for example under a heading. @default false */
  isHintOutside?: boolean;
  /** Tags saved images 'Kept' and chosen ones 'New', where a saved record is changed. @default false */
  isStoredTagged?: boolean;
  /** Replaces the number of images, for example by how many are kept. @default the number of images */
  summary?: ReactNode;
  /** Makes every image a button that calls this with the image's id. */
  onPreview?: (id: string) => void;
}
