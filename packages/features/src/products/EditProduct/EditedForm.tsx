'use client';
import type { ProductDetail } from '@valise/contract';
import { ConfirmDialog } from '@valise/ui/ConfirmDialog';
import { useMessages } from '@valise/ui/messages';
import { useState } from 'react';
import { productFormMessages } from '../formMessages.ts';
import { ProductForm } from '../ProductForm/ProductForm.tsx';
import { contentOf, versionOf } from '../ProductForm/state/openedForm.ts';
import { type ProductFormOwnerProps, useProductForm } from '../ProductForm/useProductForm.ts';

export interface EditedFormProps extends ProductFormOwnerProps {
  product: ProductDetail;
  /** The address to which Cancel navigates. */
  cancelHref: string;
  /** Whether the product was opened from a list, which has a next one. */
  canGoOn: boolean;
  /** Opens the form anew with the stored product. */
  onReopen: (product: ProductDetail) => void;
}

/** The form of a stored product. It asks what to do when the product was changed or deleted elsewhere meanwhile, and tells what the server stored otherwise. */
export function EditedForm({ product, cancelHref, canGoOn, onReopen, ...owner }: EditedFormProps) {
  const messages = useMessages(productFormMessages);
  const [initial] = useState(() => contentOf(product));
  const { form, stored, leave, conflict, saveDespite, dismissConflict } = useProductForm({ ...owner, initial, edited: { id: product.id, version: versionOf(product) } });
  const isDeleted = conflict === 'deletedElsewhere';
  return (
    <>
      <ProductForm {...form} stored={initial} label={messages.editProduct} cancelHref={cancelHref} another={canGoOn ? messages.saveAndNext : undefined} />
      <ConfirmDialog
        isOpen={stored !== undefined}
        title={messages.storedOtherwise}
        // The form opens anew, and with it the button that was pressed.
        restoreFocusTo={() => [...document.querySelectorAll<HTMLElement>('h1')].find((heading) => heading.checkVisibility())}
        confirmLabel={messages.backToForm}
        cancelLabel={messages.leaveAsStored}
        onConfirm={() => {
          if (stored !== undefined) onReopen(stored.now);
        }}
        onCancel={leave}
      >
        {stored?.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={conflict !== undefined}
        title={isDeleted ? messages.deletedElsewhere : messages.changedElsewhere}
        confirmLabel={isDeleted ? messages.saveAsNew : messages.saveAnyway}
        cancelLabel={messages.keepEditing}
        onConfirm={() => {
          if (conflict !== undefined) saveDespite(conflict);
        }}
        onCancel={dismissConflict}
      >
        {isDeleted ? messages.deletedElsewhereHint : messages.changedElsewhereHint}
      </ConfirmDialog>
    </>
  );
}
