'use client';
import type { ImagePreviewProps } from '@valise/ui/ImagePreview';
import { lazyOverlay } from '@valise/ui/lazyPart';

/** `ImagePreview`, fetched after the screen's own code. */
export const LazyImagePreview = lazyOverlay<ImagePreviewProps>(async () => (await import('@valise/ui/ImagePreview')).ImagePreview, {
  close: ({ onClose }) => onClose(),
});
