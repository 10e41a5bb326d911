'use client';
import { useMessages } from '@valise/ui/messages';
import { useFormField } from '@valise/ui/Field';
import { ImageUploader, type UploadImage } from '@valise/ui/ImageUploader';
import { productFormMessages } from '../../formMessages.ts';
import { FormSection } from './FormSection.tsx';
import { problem } from './ProductImages.css.ts';
import { useImagePreview } from './useImagePreview.tsx';

export interface ProductImagesProps {
  /** In order; the first is the main one. */
  images: readonly UploadImage[];
  onChange: (images: readonly UploadImage[]) => void;
  /** Images are being made smaller, and are not in `images` yet. */
  onShrinkingChange: (isShrinking: boolean) => void;
  /** The server's message for each image, by the image's id. */
  errors?: Readonly<Record<string, string>>;
  /** @default false */
  isDisabled?: boolean;
  /** A press on an image shows it large. @default false */
  canPreview?: boolean;
}

const noErrors: Readonly<Record<string, string>> = {};

export function ProductImages({ images, onChange, onShrinkingChange, errors = noErrors, isDisabled, canPreview = false }: ProductImagesProps) {
  const messages = useMessages(productFormMessages);
  const { root, error, onEdit } = useFormField({ name: 'images', label: messages.productImage });
  const { open, preview } = useImagePreview(images);
  const isShownAtImage = images.some(({ id }) => errors[id] !== undefined);
  return (
    <FormSection title={messages.productImage} hint={messages.imageHint}>
      <div ref={root}>
        <ImageUploader
          label={messages.productImage}
          isHintOutside
          value={images}
          onChange={(images) => {
            onEdit();
            onChange(images);
          }}
          onShrinkingChange={onShrinkingChange}
          errors={errors}
          isDisabled={isDisabled}
          onPreview={canPreview ? open : undefined}
        />
        {canPreview && preview}
        {error !== undefined && !isShownAtImage && <p className={problem}>{error}</p>}
      </div>
    </FormSection>
  );
}
