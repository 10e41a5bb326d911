'use client';
import { ImageBroken } from '@phosphor-icons/react/dist/csr/ImageBroken';
import { useState } from 'react';
import { safeUrl } from '../../safeUrl.ts';
import { contained, fluid, image, placeholder } from './SafeImage.css.ts';

export interface SafeImageProps {
  /** The picture's address. Without one, or when it cannot be shown, a placeholder of the same size stands in. */
  src?: string | null;
  /** What the picture shows; empty when the text beside it says so. */
  alt: string;
  /** In px. The place is kept before the picture has come. */
  width: number;
  /** In px. */
  height: number;
  /** Fills the width of its container and keeps its proportions. @default false */
  isFluid?: boolean;
  /** `cover` fills the box and crops, `contain` shows the whole picture. @default 'cover' */
  fit?: 'cover' | 'contain';
  /** @default 'small' */
  radius?: 'none' | 'small' | 'medium' | 'large';
  /** `eager` for what is seen first. @default 'lazy' */
  loading?: 'lazy' | 'eager';
}

/** A picture that may be missing. */
export function SafeImage(props: SafeImageProps) {
  const { src, alt, width, height, isFluid = false, fit = 'cover', radius = 'small', loading = 'lazy' } = props;
  const [failed, setFailed] = useState<string>();
  const address = safeUrl(src, 'image');
  const className = `${image[radius]}${fit === 'contain' ? ` ${contained}` : ''}${isFluid ? ` ${fluid}` : ''}`;

  if (address === undefined || address === failed) {
    return (
      <span
        role={alt === '' ? undefined : 'img'}
        aria-label={alt === '' ? undefined : alt}
        aria-hidden={alt === '' || undefined}
        className={`${className} ${placeholder}`}
        style={isFluid ? { aspectRatio: `${width} / ${height}` } : { inlineSize: width, blockSize: height }}
      >
        <ImageBroken size={Math.min(24, Math.round(Math.min(width, height) / 2))} />
      </span>
    );
  }
  return (
    // Keyed by its address: an element that is given another one goes on showing the old picture until the new has come.
    <img
      key={address}
      src={address}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      decoding="async"
      className={className}
      onError={() => setFailed(address)}
    />
  );
}
