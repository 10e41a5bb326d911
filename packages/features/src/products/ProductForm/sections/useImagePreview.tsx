'use client';
import type { ImagePreviewProps } from '@valise/ui/ImagePreview';
import type { UploadImage } from '@valise/ui/ImageUploader';
import { lazyOverlay } from '@valise/ui/lazyPart';
import { useMessages } from '@valise/ui/messages';
import { useEffect, useState } from 'react';
import { productFormMessages } from '../../formMessages.ts';

const Preview = lazyOverlay<ImagePreviewProps>(async () => (await import('@valise/ui/ImagePreview')).ImagePreview, {
  close: ({ onClose }) => onClose(),
});

const nothing = { isOpen: false, index: 0, images: [] as ImagePreviewProps['images'] };

/** Shows the images of a product form large, stored and chosen ones. */
export function useImagePreview(images: readonly UploadImage[]) {
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
            : { src: image.url, alt: messages.imageOf({ name: messages.productImage, number: index + 1 }) },
        ),
      }),
    preview: (
      <Preview
        {...shown}
        onIndexChange={(index) => setShown((known) => ({ ...known, index }))}
        onClose={() => setShown((known) => ({ ...known, isOpen: false }))}
      />
    ),
  };
}
