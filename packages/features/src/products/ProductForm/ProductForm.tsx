'use client';
import { Button } from '@valise/ui/Button';
import { Form, sendByCtrlEnter } from '@valise/ui/Form';
import type { UploadImage } from '@valise/ui/ImageUploader';
import { useEffect, useRef } from 'react';
import type { Failure } from '../../kit/submit/failure.ts';
import { useMediaQuery } from '../../kit/useMediaQuery.ts';
import { DraftOffer, type DraftOfferProps } from './draft/DraftOffer.tsx';
import * as styles from './ProductForm.css.ts';
import { countChanges, type FormContent } from './state/productForm.ts';
import { SectionRail } from './view/rail/SectionRail.tsx';
import { ANOTHER, SaveBar } from './view/SaveBar.tsx';
import { sections } from './view/sections/FormSection.css.ts';
import { ProductFields } from './view/sections/ProductFields.tsx';
import type { ProductFieldsProps } from './view/sections/ProductFieldsProps.ts';
import { ProductImages } from './view/sections/ProductImages.tsx';
import { ProductVideo } from './view/sections/ProductVideo.tsx';
import { useSaveOnceShrunk } from './view/useSaveOnceShrunk.ts';

export interface ProductFormProps extends Omit<ProductFieldsProps, 'stored' | 'isReadOnly'> {
  /**
   * The stored content of the product; undefined for a new product. With it a press on an image opens the image, and a barcode
   * can be generated.
   */
  stored?: FormContent;
  /** Names the form, for example 'Add Product'. */
  label: string;
  /** The address to which Cancel navigates. */
  cancelHref: string;
  /** The images in order; the first is the main one. */
  images: readonly UploadImage[];
  onImagesChange: (images: readonly UploadImage[]) => void;
  /** A chosen video file. It replaces the video address of the form. */
  video: File | null;
  onVideoChange: (video: File | null) => void;
  /** Why the last save failed. For each new object the form scrolls to its first field and focuses it. */
  failure?: Failure;
  /** The server's message for each image, by the image's id. */
  imageErrors?: Readonly<Record<string, string>>;
  /** The product is being saved. @default false */
  isBusy?: boolean;
  /** Share of the upload that has been sent, 0 to 1. @default 0 */
  uploaded?: number;
  /** A short status at the bottom, for example 'Draft saved'; announced once when it appears. */
  note?: string;
  /** The text of the button that saves and goes on to another product. @default no such button */
  another?: string;
  /** Saves the form. With `isAnother` another product follows: in the emptied form, or the next one of the list. */
  onSave: (isAnother: boolean) => void;
  /** How many products were saved to add another. When it grows the first field is focused. @default 0 */
  savedCount?: number;
  /** An earlier draft that can be restored; undefined without one. */
  offeredDraft?: Pick<DraftOfferProps, 'lacksVideo' | 'lacksPhotos' | 'isUnanswered'>;
  onRestoreDraft?: () => void;
  onDiscardDraft?: () => void;
}

const onKeyInFields = sendByCtrlEnter(['sku', 'barcode']);

/** The form of a product, for adding and for editing one, with the offer of an earlier draft. */
export function ProductForm(props: ProductFormProps) {
  const { values, onChange, failure, stored, another, savedCount = 0 } = props;
  const isPhone = useMediaQuery(styles.isPhone);
  const isStored = stored !== undefined;
  const content = { values, images: props.images, video: props.video };
  const fields = useRef<HTMLDivElement>(null);
  const { save, isWaiting, setImagesShrinking } = useSaveOnceShrunk(props.onSave);
  const isBusy = props.isBusy === true || isWaiting;

  useEffect(() => {
    if (savedCount > 0) fields.current?.querySelector<HTMLElement>('input[name="name"]')?.focus();
  }, [savedCount]);

  // The pressed button is removed with the offer, so the focus first moves to the fields, where Ctrl Enter saves.
  const focusFieldsThen = (action?: () => void) => () => {
    fields.current?.focus({ preventScroll: true });
    action?.();
  };

  return (
    <>
      {props.offeredDraft && (
        <DraftOffer {...props.offeredDraft} onRestore={focusFieldsThen(props.onRestoreDraft)} onDiscard={focusFieldsThen(props.onDiscardDraft)} />
      )}
      <div className={styles.form}>
        <Form
          errors={failure?.fields}
          onKeyInFields={onKeyInFields}
          aria-label={props.label}
          onSubmit={({ nativeEvent }) => {
            const { submitter } = nativeEvent as SubmitEvent;
            save(submitter instanceof HTMLButtonElement && submitter.value === ANOTHER);
          }}
        >
          <div className={styles.railAndFields}>
            <SectionRail content={content} stored={stored} fields={fields} />
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
              <ProductFields values={values} stored={stored?.values} onChange={onChange} isReadOnly={isBusy} canGenerateBarcode={isStored} sameCodes={props.sameCodes} />
            </div>
          </div>
          {another !== undefined && isPhone && (
            <Button type="submit" value={ANOTHER} isFullWidth isDisabled={isBusy}>
              {another}
            </Button>
          )}
          <SaveBar
            cancelHref={props.cancelHref}
            isBusy={isBusy}
            uploaded={props.uploaded}
            failure={failure}
            note={props.note}
            unsavedChanges={stored && countChanges(content, stored)}
            another={isPhone ? undefined : another}
          />
        </Form>
      </div>
    </>
  );
}
