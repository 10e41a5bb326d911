'use client';
import type { FieldMessages } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { Form } from '@valise/ui/Form';
import type { UploadImage } from '@valise/ui/ImageUploader';
import { PageHeader } from '@valise/ui/PageHeader';
import { useRef } from 'react';
import { paths } from '../../shared/index.ts';
import { productMessages } from '../messages.ts';
import { BasicInformation } from '../ProductForm/BasicInformation.tsx';
import { ConditionAndLifecycle } from '../ProductForm/ConditionAndLifecycle.tsx';
import { sections } from '../ProductForm/FormSection.css.ts';
import { LocationAndIdentification } from '../ProductForm/LocationAndIdentification.tsx';
import type { ProductFormProps } from '../ProductForm/ProductFormProps.ts';
import { ProductImages } from '../ProductForm/ProductImages.tsx';
import { ProductVideo } from '../ProductForm/ProductVideo.tsx';
import { RentalDetails } from '../ProductForm/RentalDetails.tsx';
import { SaveBar } from '../ProductForm/SaveBar.tsx';
import { SizeAndFit } from '../ProductForm/SizeAndFit.tsx';
import * as styles from './AddProduct.css.ts';
import { DraftOffer } from './DraftOffer.tsx';

export interface AddProductProps extends ProductFormProps {
  /** The pictures chosen so far; the first is the main one. */
  images: readonly UploadImage[];
  onImagesChange: (images: readonly UploadImage[]) => void;
  /** A video from this machine; it takes the place of the address in the form. */
  video: File | null;
  onVideoChange: (video: File | null) => void;
  /** What the server says is wrong with which field. A new object is a new answer: its first field is scrolled to and focused. */
  errors?: FieldMessages;
  /** What the server says is wrong with which picture, by its id. */
  imageErrors?: Readonly<Record<string, string>>;
  /** Why the last save failed, when no field is to blame. */
  problem?: string;
  /** @default false */
  isSaving?: boolean;
  /** Share of the upload that has left, 0 to 1. @default 0 */
  uploaded?: number;
  /** A draft from before is there to be restored. @default false */
  isDraftOffered?: boolean;
  onRestoreDraft?: () => void;
  onDiscardDraft?: () => void;
  onSave: () => void;
}

/** A new product, from its pictures to its condition. */
export function AddProduct(props: AddProductProps) {
  const { form, onChange, images, onImagesChange, errors, problem, isSaving, uploaded, isDraftOffered = false } = props;
  const messages = useMessages(productMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const text = { form, onChange };

  // The buttons of the offer leave with it.
  const answered = (answer?: () => void) => () => {
    heading.current?.focus();
    answer?.();
  };

  return (
    <>
      <PageHeader
        titleRef={heading}
        title={messages.addProduct}
        back={{ href: paths.products, label: messages.backToProducts }}
        crumbs={[
          { label: messages.dashboard, href: paths.dashboard },
          { label: messages.products, href: paths.products },
          { label: messages.addProduct },
        ]}
      />
      {isDraftOffered && <DraftOffer onRestore={answered(props.onRestoreDraft)} onDiscard={answered(props.onDiscardDraft)} />}
      <div className={styles.form}>
        <Form errors={errors} aria-label={messages.addProduct} onSubmit={props.onSave}>
          <div className={sections}>
            <ProductImages images={images} onChange={onImagesChange} errors={props.imageErrors} isDisabled={isSaving} />
            <ProductVideo
              video={props.video}
              videoUrl={form.videoUrl}
              onChange={(video, videoUrl) => {
                props.onVideoChange(video);
                onChange('videoUrl', videoUrl);
              }}
              isDisabled={isSaving}
            />
            <BasicInformation {...text} />
            <RentalDetails {...text} />
            <LocationAndIdentification {...text} />
            <SizeAndFit {...text} />
            <ConditionAndLifecycle {...text} />
          </div>
          <SaveBar cancelHref={paths.products} isSaving={isSaving} uploaded={uploaded} problem={problem} />
        </Form>
      </div>
    </>
  );
}
