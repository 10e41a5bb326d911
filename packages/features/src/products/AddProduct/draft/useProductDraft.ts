'use client';
import { useCallback, useEffect, useState } from 'react';
import { type DraftStorage, forgetProductDraft, storeProductDraft, readProductDraft } from './productDraft.ts';
import { emptyProductForm, type ProductFormValues, type ProductFormField, withTyped } from '../../ProductForm/rules/productForm.ts';

/** The add form's text. What is typed is stored as a draft; a draft that was found is offered and restored only when accepted. */
export function useProductDraft(storage: DraftStorage, userId: string) {
  const [values, setValues] = useState(emptyProductForm);
  const [offered, setOffered] = useState<ProductFormValues | null>(() => readProductDraft(storage, userId));

  // Until the draft is restored or discarded both are stored as one draft, so that a reload loses neither.
  useEffect(() => {
    storeProductDraft(storage, userId, offered === null ? values : withTyped(offered, values));
  }, [storage, userId, values, offered]);

  const change = useCallback(
    (field: ProductFormField, value: string) => setValues((known) => ({ ...known, [field]: value })),
    [],
  );

  return {
    values,
    change,
    isDraftOffered: offered !== null,
    restoreDraft: () => {
      if (offered === null) return;
      setValues(withTyped(offered, values));
      setOffered(null);
    },
    discardDraft: () => setOffered(null),
    /** Removes everything typed, for example once it has been saved. */
    clear: () => {
      forgetProductDraft(storage, userId);
      setOffered(null);
      setValues(emptyProductForm);
    },
  };
}
