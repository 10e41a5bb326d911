import { storedNames } from '../storage.ts';

/** The name of a draft: its form, for example `product`, its user, and its own id. */
export interface DraftName {
  form: string;
  userId: string;
  id: string;
}

/** The name of the draft's entry in the storage: draft.{form}.{user id}.{draft id}. */
export const draftEntryName = ({ form, userId, id }: DraftName) => `draft.${form}.${userId}.${id}`;

/** Reads an entry's name; undefined when the entry is not a draft. */
export function parseEntryName(name: string): DraftName | undefined {
  const [kind, form, ...rest] = name.split('.');
  const id = rest.pop();
  return kind === 'draft' && form !== undefined && id !== undefined ? { form, userId: rest.join('.'), id } : undefined;
}

/** The drafts of every form and user in a storage. */
export function storedDrafts(storage: Storage | null): DraftName[] {
  return storedNames(storage).flatMap((name) => parseEntryName(name) ?? []);
}
