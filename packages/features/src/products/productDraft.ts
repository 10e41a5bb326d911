import { type ProductFields, productFields } from '@valise/contract';
import { areSameFields, emptyProductFields } from './productForm.ts';

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

/** Drafts carry the user's id, so that nobody is offered another's (reliability.md, Session). */
export function productDraftKey(userId: string): string {
  return `valise.draft.product.${userId}`;
}

function readJson(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** The add form's fields as they were left, or null when there is nothing worth offering back. Pictures are never kept. */
export function readProductDraft(storage: DraftStorage | null, userId: string): ProductFields | null {
  let stored: unknown;
  try {
    stored = readJson(storage?.getItem(productDraftKey(userId)) ?? null);
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null) return null;
  const known = stored as Partial<Record<string, unknown>>;
  const draft = emptyProductFields();
  for (const field of productFields) {
    const value = known[field];
    if (typeof value === 'string') draft[field] = value;
  }
  return areSameFields(draft, emptyProductFields()) ? null : draft;
}

/** Keeps the fields, or forgets them when the form is empty again. A storage that is full or blocked keeps nothing. */
export function keepProductDraft(storage: DraftStorage | null, userId: string, fields: ProductFields): void {
  if (areSameFields(fields, emptyProductFields())) {
    forgetProductDraft(storage, userId);
    return;
  }
  try {
    storage?.setItem(productDraftKey(userId), JSON.stringify(fields));
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
