'use client';
import type { ImagePreviewProps } from '@valise/ui/ImagePreview';
import { lazyOverlay } from '@valise/ui/lazyPart';

/** `ImagePreview`, whose code is fetched after that of the screen. */
export const LazyImagePreview = lazyOverlay<ImagePreviewProps>(async () => (await import('@valise/ui/ImagePreview')).ImagePreview, {
  close: ({ onClose }) => onClose(),
});
