'use client';
import { Button } from '@valise/ui/Button';
import { Form, sendByCtrlEnter } from '@valise/ui/Form';
import type { UploadImage } from '@valise/ui/ImageUploader';
import { useMessages } from '@valise/ui/messages';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Failure } from '../../kit/submit/failure.ts';
import { useMediaQuery } from '../../kit/useMediaQuery.ts';
import { productFormMessages } from '../formMessages.ts';
import * as styles from './ProductForm.css.ts';
import { SectionRail } from './rail/SectionRail.tsx';
import { countChanges, type FormContent } from './rules/formContent.ts';
import { sections } from './sections/FormSection.css.ts';
import { ProductFields } from './sections/ProductFields.tsx';
import type { ProductFieldsProps } from './sections/ProductFieldsProps.ts';
import { ProductImages } from './sections/ProductImages.tsx';
import { ProductVideo } from './sections/ProductVideo.tsx';
import { ANOTHER, SaveBar } from './SaveBar.tsx';

export interface ProductFormProps extends Omit<ProductFieldsProps, 'stored' | 'isReadOnly'> {
  /** What is stored of the product; undefined for a new one. With it a press on an image opens it, and a barcode can be generated. */
  stored?: FormContent;
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
  /** With true the form is emptied for another product once this one is saved. */
  onSave: (isAnother: boolean) => void;
  /** Grows with each product that was saved to add another: the first field is focused then. @default 0 */
  savedCount?: number;
  /** All fields together, which can be focused by code: Ctrl or ⌘ with Enter saves from there too. */
  fieldsRef?: RefObject<HTMLDivElement | null>;
}

const onKeyInFields = sendByCtrlEnter(['sku', 'barcode']);

/** A product from its pictures to its condition, for adding and for editing one. */
export function ProductForm({ fieldsRef, ...props }: ProductFormProps) {
  const { values, onChange, failure, stored } = props;
  const { saveAndAddAnother } = useMessages(productFormMessages);
  const isPhone = useMediaQuery(styles.isPhone);
  const isStored = stored !== undefined;
  const content = { values, images: props.images, video: props.video };
  const ownRef = useRef<HTMLDivElement>(null);
  const fields = fieldsRef ?? ownRef;
  const [areImagesShrinking, setImagesShrinking] = useState(false);
  const [waiting, setWaiting] = useState<{ isAnother: boolean }>();
  const isBusy = props.isBusy === true || waiting !== undefined;

  const save = useEffectEvent(() => {
    setWaiting(undefined);
    props.onSave(waiting?.isAnother === true);
  });
  useEffect(() => {
    // Once the effects of the form's owner have run too, which knows the smaller images by then.
    if (waiting !== undefined && !areImagesShrinking) queueMicrotask(() => save());
  }, [waiting, areImagesShrinking]);

  const { savedCount = 0 } = props;
  useEffect(() => {
    if (savedCount > 0) fields.current?.querySelector<HTMLElement>('input[name="name"]')?.focus();
  }, [savedCount, fields]);

  return (
    <div className={styles.form}>
      <Form
        errors={failure?.fields}
        onKeyInFields={onKeyInFields}
        aria-label={props.label}
        onSubmit={({ nativeEvent }) => {
          const { submitter } = nativeEvent as SubmitEvent;
          const isAnother = submitter instanceof HTMLButtonElement && submitter.value === ANOTHER;
          if (areImagesShrinking) setWaiting({ isAnother });
          else props.onSave(isAnother);
        }}
      >
        <div className={styles.railAndFields}>
          <SectionRail content={content} stored={props.stored} fields={fields} />
          <div ref={fields} tabIndex={-1} className={sections}>
            <ProductImages
              images={props.images}
              stored={stored?.images}
              onChange={props.onImagesChange}
              onShrinkingChange={setImagesShrinking}
              errors={props.imageErrors}
              isDisabled={isBusy}
            />
            <ProductVideo
              video={props.video}
              videoUrl={values.videoUrl}
              storedUrl={stored?.values.videoUrl}
              onChange={(video, videoUrl) => {
                props.onVideoChange(video);
                onChange('videoUrl', videoUrl);
              }}
              isDisabled={isBusy}
            />
            <ProductFields values={values} stored={stored?.values} onChange={onChange} isReadOnly={isBusy} canGenerateBarcode={isStored} />
          </div>
        </div>
        {!isStored && isPhone && (
          <Button type="submit" value={ANOTHER} isFullWidth isDisabled={isBusy}>
            {saveAndAddAnother}
          </Button>
        )}
        <SaveBar
          cancelHref={props.cancelHref}
          isBusy={isBusy}
          uploaded={props.uploaded}
          failure={failure}
          note={props.note}
          unsavedChanges={stored && countChanges(content, stored)}
          canAddAnother={!isStored && !isPhone}
        />
      </Form>
    </div>
  );
}
