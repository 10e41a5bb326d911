'use client';
import type { ProductDetail } from '@valise/contract';
import { ConfirmDialog } from '@valise/ui/ConfirmDialog';
import { useMessages } from '@valise/ui/messages';
import { useState } from 'react';
import { paths } from '../../domain/paths.ts';
import { useAddProduct } from '../AddProduct/useAddProduct.ts';
import { productFormMessages } from '../formMessages.ts';
import { DraftedForm } from '../ProductForm/DraftedForm.tsx';
import { contentOf, type FormContent, versionOf } from '../ProductForm/rules/formContent.ts';
import { changedProductOf, newProductOf } from '../ProductForm/rules/sentProduct.ts';
import { type ProductFormOwnerProps, useProductForm } from '../ProductForm/useProductForm.ts';
import { type ChangeOutcome, useChangeProduct } from './useChangeProduct.ts';

/** The name of a product's form among all drafts; a dot would end it. */
const editForm = (id: string) => `product-${encodeURIComponent(id).replaceAll('.', '%2E')}`;

export interface EditedFormProps extends ProductFormOwnerProps {
  product: ProductDetail;
}

type Question = Exclude<ChangeOutcome, 'saved'>;

/** The form of a stored product, and the question when it was changed or deleted elsewhere meanwhile. */
export function EditedForm({ product, ...owner }: EditedFormProps) {
  const messages = useMessages(productFormMessages);
  const changeProduct = useChangeProduct(product.id);
  const addProduct = useAddProduct();
  const [initial] = useState(() => contentOf(product));

  /** What is left of the form once its product has been deleted, with its images and its video. */
  const withoutStored = ({ values, images, video }: FormContent): FormContent => ({
    values: values.videoUrl === initial.values.videoUrl ? { ...values, videoUrl: '' } : values,
    images,
    video,
  });

  const { form, question, answer, dismissQuestion } = useProductForm<Question>({
    ...owner,
    form: editForm(product.id),
    initial,
    version: versionOf(product),
    headline: messages.failedToUpdate,
    savedMessage: (answer) => (answer === 'deleted' ? messages.addedSuccessfully : messages.updatedSuccessfully),
    send: async (content, options, answer) => {
      const { equalBefore } = content;
      if (answer === 'deleted') {
        // What was sent before was a change of the deleted product.
        await addProduct(newProductOf(withoutStored(content)), { ...options, equalBefore: null });
        return undefined;
      }
      const version = answer === 'changed' ? undefined : content.version;
      const outcome = await changeProduct({ ...options, product: changedProductOf(content), version, isUnanswered: equalBefore !== null });
      return outcome === 'saved' ? undefined : outcome;
    },
  });
  const isDeleted = question === 'deleted';
  return (
    <>
      <DraftedForm {...form} stored={initial} label={messages.editProduct} cancelHref={paths.products} />
      <ConfirmDialog
        isOpen={question !== undefined}
        title={isDeleted ? messages.deletedElsewhere : messages.changedElsewhere}
        confirmLabel={isDeleted ? messages.saveAsNew : messages.saveAnyway}
        cancelLabel={messages.keepEditing}
        onConfirm={() => {
          if (question !== undefined) answer(question);
        }}
        onCancel={dismissQuestion}
      >
        {isDeleted ? messages.deletedElsewhereHint : messages.changedElsewhereHint}
      </ConfirmDialog>
    </>
  );
}
