import { type EntryStorage, type StorageName, type StoredEntry, storedEntry } from '../../kit/storage.ts';

/** The id of the newest message of others that a user has seen, by the ticket's id. */
export type SeenMessages = Readonly<Record<string, string>>;

const LIMIT = 500;

const none: SeenMessages = {};

function parse(json: unknown): SeenMessages | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  return Object.values(json).every((id) => typeof id === 'string') ? (json as SeenMessages) : undefined;
}

/** Stored per user and browser. */
export const seenMessagesOf = (userId: string, storage: StorageName | EntryStorage = 'local'): StoredEntry<SeenMessages> =>
  storedEntry(`seenMessages.${userId}`, { storage, parse, fallback: none });

/** Stores that a user has seen a ticket up to a message. Beyond a limit the tickets seen longest ago are dropped. */
export function markSeen(stored: StoredEntry<SeenMessages>, ticketId: string, messageId: string): void {
  const { [ticketId]: known, ...others } = stored.read();
  if (known === messageId) return;
  stored.write(Object.fromEntries([...Object.entries(others).slice(1 - LIMIT), [ticketId, messageId]]));
}
