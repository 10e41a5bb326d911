import { type EntryStorage, type StorageName, storedEntry } from '../../../kit/storage.ts';

/** The most replies of a user: nobody reads a longer menu. */
export const MOST_REPLIES = 20;
const LONGEST = 2000;

const isReply = (json: unknown): json is string => typeof json === 'string' && json.trim() !== '' && json.length <= LONGEST;

/** A user's prepared messages, stored per browser. */
export const quickRepliesEntry = (userId: string, storage: StorageName | EntryStorage = 'local') =>
  storedEntry<readonly string[]>(`quickReplies.${userId}`, {
    storage,
    parse: (json) => (Array.isArray(json) ? json.filter(isReply).slice(0, MOST_REPLIES) : undefined),
    fallback: [],
    isChoice: true,
  });

/** The replies with one more, without duplicates. The same replies when the text cannot be one, or there are too many. */
export function withReply(replies: readonly string[], text: string): readonly string[] {
  const reply = text.trim();
  return isReply(reply) && !replies.includes(reply) && replies.length < MOST_REPLIES ? [...replies, reply] : replies;
}
