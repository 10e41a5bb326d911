'use client';
import { Form } from '@valise/ui/Form';
import type { UploadImage } from '@valise/ui/ImageUploader';
import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import type { Failure } from '../../shared/index.ts';
import { sections } from './sections/FormSection.css.ts';
import { ProductFields } from './sections/ProductFields.tsx';
import type { ProductFieldsProps } from './sections/ProductFieldsProps.ts';
import { form } from './ProductForm.css.ts';
import { ProductImages } from './sections/ProductImages.tsx';
import { ProductVideo } from './sections/ProductVideo.tsx';
import { SaveBar } from './SaveBar.tsx';

export interface ProductFormProps extends ProductFieldsProps {
  /** The form is that of a stored product: a press on an image opens it, and a barcode can be generated. @default false */
  isStored?: boolean;
  /** Names the form, for example 'Add Product'. */
  label: string;
  /** Where Cancel navigates to. */
  cancelHref: string;
  /** In order; the first is the main one. */
  images: readonly UploadImage[];
  onImagesChange: (images: readonly UploadImage[]) => void;
  /** A video from this machine; it takes the place of the address in the form. */
  video: File | null;
  onVideoChange: (video: File | null) => void;
  /** Why the last save failed. A new object is a new failure: its first field is scrolled to and focused. */
  failure?: Failure;
  /** The server's message for each image, by the image's id. */
  imageErrors?: Readonly<Record<string, string>>;
  /** The product is being saved. @default false */
  isBusy?: boolean;
  /** Share of the upload that has been sent, 0 to 1. @default 0 */
  uploaded?: number;
  /** A quiet line at the foot, for example 'Draft saved'; announced once when it appears. */
  note?: string;
  onSave: () => void;
  /** All fields together, which can be focused by code: Ctrl or ⌘ with Enter saves from there too. */
  fieldsRef?: Ref<HTMLDivElement>;
}

const scannedFields = ['sku', 'barcode'];

/** A product from its pictures to its condition, for adding and for editing one. */
export function ProductForm({ fieldsRef, ...props }: ProductFormProps) {
  const { values, onChange, failure, isStored } = props;
  const [areImagesShrinking, setImagesShrinking] = useState(false);
  const [isSaveWaiting, setSaveWaiting] = useState(false);
  const isBusy = props.isBusy === true || isSaveWaiting;

  const save = useEffectEvent(() => {
    setSaveWaiting(false);
    props.onSave();
  });
  useEffect(() => {
    // Once the effects of the form's owner have run too, which knows the smaller images by then.
    if (isSaveWaiting && !areImagesShrinking) queueMicrotask(() => save());
  }, [isSaveWaiting, areImagesShrinking]);

  return (
    <div className={form}>
      <Form
        errors={failure?.fields}
        isSentByEnter={false}
        scannedFields={scannedFields}
        aria-label={props.label}
        onSubmit={() => (areImagesShrinking ? setSaveWaiting(true) : props.onSave())}
      >
        <div ref={fieldsRef} tabIndex={-1} className={sections}>
          <ProductImages
            images={props.images}
            onChange={props.onImagesChange}
            onShrinkingChange={setImagesShrinking}
            errors={props.imageErrors}
            isDisabled={isBusy}
            canPreview={isStored}
          />
          <ProductVideo
            video={props.video}
            videoUrl={values.videoUrl}
            onChange={(video, videoUrl) => {
              props.onVideoChange(video);
              onChange('videoUrl', videoUrl);
            }}
            isDisabled={isBusy}
          />
          <ProductFields values={values} onChange={onChange} canGenerateBarcode={isStored} />
        </div>
        <SaveBar cancelHref={props.cancelHref} isBusy={isBusy} uploaded={props.uploaded} failure={failure} note={props.note} />
      </Form>
    </div>
  );
}
