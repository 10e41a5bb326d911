'use client';
import type { ImagePreviewProps } from '@valise/ui/ImagePreview';
import type { UploadImage } from '@valise/ui/ImageUploader';
import { useMessages } from '@valise/ui/messages';
import { useEffect, useState } from 'react';
import { LazyImagePreview } from '../../../../kit/images/LazyImagePreview.tsx';
import { productFormMessages } from '../../../formMessages.ts';

const nothing = { isOpen: false, index: 0, images: [] as ImagePreviewProps['images'] };

/** Shows a product's stored and chosen images large. A stored image is named after `subject`. */
export function useImagePreview(images: readonly UploadImage[], subject: string) {
  const messages = useMessages(productFormMessages);
  const [shown, setShown] = useState(nothing);
  useEffect(() => {
    const chosen = shown.images.filter(({ src }) => src.startsWith('blob:'));
    return () => {
      for (const { src } of chosen) URL.revokeObjectURL(src);
    };
  }, [shown.images]);
  return {
    open: (id: string) =>
      setShown({
        isOpen: true,
        index: images.findIndex((image) => image.id === id),
        images: images.map((image, index) =>
          'file' in image
            ? { src: URL.createObjectURL(image.file), alt: image.file.name }
            : { src: image.url, alt: messages.imageOf({ name: subject, number: index + 1 }) },
        ),
      }),
    preview: (
      <LazyImagePreview
        {...shown}
        onIndexChange={(index) => setShown((known) => ({ ...known, index }))}
        onClose={() => setShown((known) => ({ ...known, isOpen: false }))}
      />
    ),
  };
}
