'use client';
import { useState } from 'react';
import { ImageBroken } from '../../icons/ImageBroken.tsx';
import { safeUrl } from '../../safeUrl.ts';
import { contained, fluid, image, placeholder } from './SafeImage.css.ts';

export interface SafeImageProps {
  /** The image's URL. Without a URL or after a failure a placeholder of the same size is shown. */
  src?: string | null;
  /** The alternative text; empty if the text beside the image says the same. */
  alt: string;
  /** The width in px. The space is reserved before the image has loaded. */
  width: number;
  /** The height in px. */
  height: number;
  /** Fills the width of its container and keeps its proportions. @default false */
  isFluid?: boolean;
  /** `cover` fills the box and crops, `contain` shows the whole image. @default 'cover' */
  fit?: 'cover' | 'contain';
  /** @default 'small' */
  radius?: 'none' | 'small' | 'medium' | 'large';
  /** Shown below the placeholder's icon, for example 'Image unavailable'. @default only the icon */
  unavailable?: string;
  /** `eager` for images that are visible at first. @default 'lazy' */
  loading?: 'lazy' | 'eager';
}

/** An image with a placeholder for a missing one. */
export function SafeImage(props: SafeImageProps) {
  const { src, alt, width, height, isFluid = false, fit = 'cover', radius = 'small', loading = 'lazy', unavailable } = props;
  const [failed, setFailed] = useState<string>();
  const address = safeUrl(src, 'image');
  // The props give the proportions, not the file, so that nothing moves when the image arrives.
  const reserved = isFluid ? { aspectRatio: `${width} / ${height}` } : undefined;
  const className = `${image[radius]}${fit === 'contain' ? ` ${contained}` : ''}${isFluid ? ` ${fluid}` : ''}`;

  if (address === undefined || address === failed) {
    return (
      <span
        role={alt === '' ? undefined : 'img'}
        aria-label={alt === '' ? undefined : alt}
        aria-hidden={alt === '' || undefined}
        className={`${className} ${placeholder}`}
        style={reserved ?? { inlineSize: width, blockSize: height }}
      >
        <ImageBroken size={Math.min(24, Math.round(Math.min(width, height) / 2))} />
        {unavailable}
      </span>
    );
  }
  return (
    // Keyed by URL: an img with a new src shows the old image until the new one has loaded.
    <img
      key={address}
      src={address}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      decoding="async"
      className={className}
      style={fit === 'cover' ? reserved : undefined}
      onError={() => setFailed(address)}
    />
  );
}
