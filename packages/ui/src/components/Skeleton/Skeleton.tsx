import { skeletons } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** A line of text, a block, a status pill or a round picture. @default 'line' */
  shape?: 'line' | 'block' | 'pill' | 'circle';
  /** A CSS length, for example '60%' or '12rem'. @default the width of the shape */
  width?: string;
  /** A CSS length. @default the height of the shape */
  height?: string;
}

/** A placeholder for content that is loading. Screen readers skip it: add a text that names what is loading. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  return <span aria-hidden="true" data-loading="" className={skeletons[shape]} style={{ inlineSize: width, blockSize: height }} />;
}
