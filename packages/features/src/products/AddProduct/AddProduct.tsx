'use client';
import { useMessages } from '@valise/ui/messages';
import { PageHeader } from '@valise/ui/PageHeader';
import { useRef } from 'react';
import { paths } from '../../shared/index.ts';
import { productFormMessages } from '../formMessages.ts';
import { productMessages } from '../messages.ts';
import { ProductForm, type ProductFormProps } from '../ProductForm/ProductForm.tsx';
import { DraftOffer } from './draft/DraftOffer.tsx';

export interface AddProductProps extends Omit<ProductFormProps, 'label' | 'cancelHref' | 'fieldsRef'> {
  /** An earlier draft can be restored; `withoutVideo` when its video has to be added again. */
  offeredDraft?: 'whole' | 'withoutVideo';
  onRestoreDraft?: () => void;
  onDiscardDraft?: () => void;
}

/** The form of a new product, and the draft of an earlier one. */
export function AddProduct({ offeredDraft, onRestoreDraft, onDiscardDraft, ...form }: AddProductProps) {
  const messages = useMessages(productFormMessages);
  const listMessages = useMessages(productMessages);
  const fields = useRef<HTMLDivElement>(null);

  // The pressed button is removed together with the offer, so focus moves to the fields first, where Ctrl Enter saves.
  const focusFieldsThen = (action?: () => void) => () => {
    fields.current?.focus({ preventScroll: true });
    action?.();
  };

  return (
    <>
      <PageHeader
        title={messages.addProduct}
        back={{ href: paths.products, label: messages.backToProducts }}
        crumbs={[
          { label: listMessages.dashboard, href: paths.dashboard },
          { label: listMessages.products, href: paths.products },
          { label: messages.addProduct },
        ]}
      />
      {offeredDraft && (
        <DraftOffer
          lacksVideo={offeredDraft === 'withoutVideo'}
          onRestore={focusFieldsThen(onRestoreDraft)}
          onDiscard={focusFieldsThen(onDiscardDraft)}
        />
      )}
      <ProductForm {...form} fieldsRef={fields} label={messages.addProduct} cancelHref={paths.products} />
    </>
  );
}
