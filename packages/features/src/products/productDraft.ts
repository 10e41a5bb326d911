import { isEmptyForm, type ProductForm, readProductForm } from './productForm.ts';

/** The part of the browser's storage that a draft needs. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** This browser's storage, or null where there is none or it is blocked: nothing is kept then. */
export function browserDraftStorage(): DraftStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Drafts carry the user's id, so that nobody is offered another's. */
export function productDraftKey(userId: string): string {
  return `valise.draft.product.${userId}`;
}

/** The add form as it was left, or null when there is nothing worth offering back. Files are never kept. */
export function readProductDraft(storage: DraftStorage | null, userId: string): ProductForm | null {
  try {
    const draft = readProductForm(JSON.parse(storage?.getItem(productDraftKey(userId)) ?? 'null'));
    return isEmptyForm(draft) ? null : draft;
  } catch {
    return null;
  }
}

/** Keeps the form, or forgets it when it is empty again. A storage that is full or blocked keeps nothing. */
export function keepProductDraft(storage: DraftStorage | null, userId: string, form: ProductForm): void {
  if (isEmptyForm(form)) {
    forgetProductDraft(storage, userId);
    return;
  }
  try {
    storage?.setItem(productDraftKey(userId), JSON.stringify(form));
  } catch {
    // The form itself still holds everything that was typed.
  }
}

/** Forgets the draft: after a save, a chosen discard or a chosen logout. */
export function forgetProductDraft(storage: DraftStorage | null, userId: string): void {
  try {
    storage?.removeItem(productDraftKey(userId));
  } catch {
    // Blocked storage holds no draft.
  }
}
