import { draftEntryName } from '../../../kit/drafts/draftNames.ts';
import { type EntryStorage, type StorageName, type StoredEntry, storedEntry } from '../../../kit/storage.ts';
import type { UnsentText } from '../../messageStore/thread.ts';

/** Texts written in a ticket that have not reached the server. */
export interface ChatDraft {
  /** The text of the field. */
  text: string;
  /** Messages that the server has not answered, and failed ones. */
  undelivered: readonly UnsentText[];
}

export const emptyChatDraft: ChatDraft = { text: '', undelivered: [] };

const MOST = 50;

const isUnsent = (json: unknown): json is UnsentText => {
  const { key, text } = (json ?? {}) as Partial<Record<keyof UnsentText, unknown>>;
  return typeof key === 'string' && typeof text === 'string' && text.trim() !== '';
};

function parse(json: unknown): ChatDraft | undefined {
  const { text, undelivered } = (json ?? {}) as Partial<Record<keyof ChatDraft, unknown>>;
  const draft = {
    text: typeof text === 'string' ? text : '',
    undelivered: Array.isArray(undelivered) ? undelivered.filter(isUnsent).slice(0, MOST).map(({ key, text }) => ({ key, text })) : [],
  };
  return draft.text === '' && draft.undelivered.length === 0 ? undefined : draft;
}

/** A user's draft in a ticket, stored for this tab alone. It survives a reload and a session that ends by itself. */
export const chatDraftEntry = (userId: string, ticketId: string, storage: StorageName | EntryStorage = 'session'): StoredEntry<ChatDraft> =>
  storedEntry<ChatDraft>(draftEntryName({ form: 'chat', userId, id: ticketId.replaceAll('.', '%2E') }), { storage, parse, fallback: emptyChatDraft });

/** Changes a stored draft. An empty draft is removed. */
export function changeChatDraft(entry: StoredEntry<ChatDraft>, change: Partial<ChatDraft>): void {
  const draft = { ...entry.read(), ...change };
  if (parse(draft) === undefined) entry.remove();
  else entry.write(draft);
}
