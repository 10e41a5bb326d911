import { type EntryStorage, type StorageName, storedEntry } from '../../../shared/storage.ts';
import { isEmptyForm, type ProductFormValues, readProductForm } from '../../ProductForm/rules/productForm.ts';

/** Where drafts are stored: a storage of the browser, or another one; null stores none. */
export type DraftStorage = StorageName | EntryStorage | null;

/** The stored draft of one user; the key has the user's id, so that another user's draft is never offered. */
function draftOf(storage: DraftStorage, userId: string) {
  return storedEntry<ProductFormValues | null>(`draft.product.${userId}`, {
    storage,
    parse(json) {
      const draft = readProductForm(json);
      return isEmptyForm(draft) ? undefined : draft;
    },
    fallback: null,
  });
}

/** The name of a user's draft in the storage. */
export function productDraftKey(userId: string): string {
  return draftOf(null, userId).key;
}

/** The add form as it was left, or null when there is nothing to restore. Files are never stored. */
export function readProductDraft(storage: DraftStorage, userId: string): ProductFormValues | null {
  return draftOf(storage, userId).read();
}

/** Stores the form, or removes the draft when the form is empty again. A storage that is full or blocked stores nothing. */
export function storeProductDraft(storage: DraftStorage, userId: string, form: ProductFormValues): void {
  const draft = draftOf(storage, userId);
  if (isEmptyForm(form)) draft.remove();
  else draft.write(form);
}

/** Removes the draft: after a save, a chosen discard or a chosen logout. */
export function forgetProductDraft(storage: DraftStorage, userId: string): void {
  draftOf(storage, userId).remove();
}
