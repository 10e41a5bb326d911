import type { User } from '@valise/contract';
import { isOwnMessage } from '../../isOwnMessage.ts';
import { createMessageStore, type MessageStore, type ThreadSnapshot } from '../../messageStore/messageStore.ts';
import { changeChatDraft, chatDraftEntry } from '../draft/chatDraft.ts';

/** Stores with messages that are being sent. They outlive their screen, which shows the messages when it is opened again. */
const sending = new Map<string, MessageStore>();

const isSending = ({ rows }: ThreadSnapshot) => rows.at(-1)?.status === 'pending';

const undeliveredOf = ({ rows, unsent }: ThreadSnapshot) => [
  ...unsent,
  ...rows.filter(({ status }) => status === 'pending').map(({ key, text }) => ({ key, text })),
];

/** The messages of a ticket. The draft keeps a message until it has reached the server. */
export function openThread(user: Pick<User, 'id' | 'type'>, ticketId: string): MessageStore {
  const name = `${user.id}/${ticketId}`;
  const known = sending.get(name);
  if (known !== undefined) return known;

  const entry = chatDraftEntry(user.id, ticketId);
  const store = createMessageStore({ isOwn: (message) => isOwnMessage(message, user), unsent: entry.read().undelivered });
  let kept = undeliveredOf(store.getSnapshot());
  store.subscribe(() => {
    const snapshot = store.getSnapshot();
    if (isSending(snapshot)) sending.set(name, store);
    else if (sending.get(name) === store) sending.delete(name);

    const undelivered = undeliveredOf(snapshot);
    const isNew = undelivered.some(({ key }) => !kept.some((text) => text.key === key));
    const isGone = undelivered.length < kept.length;
    kept = undelivered;
    // A draft that was removed meanwhile, by signing out, is not stored again.
    if (isNew || (isGone && entry.read().undelivered.length > 0)) changeChatDraft(entry, { undelivered });
  });
  return store;
}
