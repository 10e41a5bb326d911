'use client';
import { useCallback, useEffect, useState } from 'react';
import { type DraftStorage, forgetProductDraft, keepProductDraft, readProductDraft } from './productDraft.ts';
import { emptyProductForm, type ProductForm, type ProductFormField, withTyped } from './productForm.ts';

/** The add form's text. What is typed is kept as a draft, and the draft that was found is offered, not imposed. */
export function useProductDraft(storage: DraftStorage | null, userId: string) {
  const [form, setForm] = useState(emptyProductForm);
  const [offered, setOffered] = useState<ProductForm | null>(() => readProductDraft(storage, userId));

  // While the offer stands unanswered, what is typed is laid over it, so that a reload loses neither.
  useEffect(() => {
    keepProductDraft(storage, userId, offered === null ? form : withTyped(offered, form));
  }, [storage, userId, form, offered]);

  const change = useCallback(
    (field: ProductFormField, value: string) => setForm((known) => ({ ...known, [field]: value })),
    [],
  );

  return {
    form,
    change,
    isDraftOffered: offered !== null,
    restoreDraft: () => {
      if (offered === null) return;
      setForm(withTyped(offered, form));
      setOffered(null);
    },
    discardDraft: () => setOffered(null),
    /** Forgets everything typed, for example once it has been saved. */
    clear: () => {
      forgetProductDraft(storage, userId);
      setOffered(null);
      setForm(emptyProductForm);
    },
  };
}
