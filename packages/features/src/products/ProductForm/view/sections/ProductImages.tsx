'use client';
import { MAX_PRODUCT_IMAGES } from '@valise/contract';
import { PressButton } from '@valise/ui/Button';
import { useMessages } from '@valise/ui/messages';
import { useFormField } from '@valise/ui/Field';
import { ImageUploader, type UploadImage } from '@valise/ui/ImageUploader';
import { useUploadLimits } from '../../../../kit/uploads/UploadLimits.tsx';
import { productFormMessages } from '../../../formMessages.ts';
import { FormSection } from './FormSection.tsx';
import * as styles from './ProductImages.css.ts';
import { storedImageIds } from '../../state/formImages.ts';
import { useImagePreview } from './useImagePreview.tsx';
import { useRemovedImages } from './useRemovedImages.ts';

export interface ProductImagesProps {
  /** The images in order; the first is the main one. */
  images: readonly UploadImage[];
  onChange: (images: readonly UploadImage[]) => void;
  /** Called while chosen images are being made smaller and are not in `images` yet. */
  onShrinkingChange: (isShrinking: boolean) => void;
  /** The server's message for each image, by the image's id. */
  errors?: Readonly<Record<string, string>>;
  /** @default false */
  isDisabled?: boolean;
  /** The images of the stored product; undefined for a new product. With them a press on an image opens it large. */
  stored?: readonly UploadImage[];
}

const noErrors: Readonly<Record<string, string>> = {};

export function ProductImages({ images, onChange, onShrinkingChange, errors = noErrors, isDisabled, stored }: ProductImagesProps) {
  const messages = useMessages(productFormMessages);
  const { maxFiles, maxPictureMb, maxTotalMb } = useUploadLimits();
  const files = { count: maxFiles };
  const filesLimit = maxTotalMb === undefined ? messages.filesLimit(files) : messages.filesLimitTogether({ ...files, megabytes: maxTotalMb });
  const { root, error, onEdit } = useFormField({ name: 'images', label: messages.productImage });
  const { open, preview } = useImagePreview(images, messages.productImage);
  const { offerUndo, putBack } = useRemovedImages({ images, onChange, root, isDisabled });
  const kept = storedImageIds(images).length;
  const removed = (stored?.length ?? 0) - kept;
  const summary = (
    <>
      {messages.imagesKept({ kept, added: images.length - kept })}
      {removed > 0 && (
        <>
          {' '}
          {messages.imagesRemoved({ count: removed })}{' '}
          <PressButton isDisabled={isDisabled} className={styles.putBack} onPress={() => putBack(stored ?? [])}>
            {messages.putBack}
          </PressButton>
        </>
      )}
    </>
  );
  const isShownAtImage = images.some(({ id }) => errors[id] !== undefined);
  return (
    <FormSection name="productImage" title={messages.productImage} aside={`${messages.imageHint} ${filesLimit}`}>
      <div ref={root}>
        <ImageUploader
          label={messages.productImage}
          isHintOutside
          maxCount={MAX_PRODUCT_IMAGES}
          maxMegabytes={maxPictureMb}
          value={images}
          onChange={(images) => {
            onEdit();
            onChange(images);
          }}
          onRemoved={offerUndo}
          onShrinkingChange={onShrinkingChange}
          errors={errors}
          isDisabled={isDisabled}
          onPreview={stored && open}
          isStoredTagged={stored !== undefined}
          summary={stored && summary}
        />
        {stored && preview}
        {error !== undefined && !isShownAtImage && <p className={styles.problem}>{error}</p>}
      </div>
    </FormSection>
  );
}
