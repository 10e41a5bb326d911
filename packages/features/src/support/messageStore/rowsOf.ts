import { compareEntries, type Entry, isShown, type Send } from './messageRules.ts';
import type { Thread } from './thread.ts';

/** A row of the thread. Its object is the same as long as nothing in it changes. */
export interface ThreadRow {
  /** Unique, and the same before and after the server has confirmed the message. */
  key: string;
  text: string;
  /** As sent, or by this machine's clock for a pending one. */
  createdAt: string;
  isOwn: boolean;
  /** As sent; '' for a pending one. */
  senderType: string;
  /** `failed` is what the server itself calls failed. */
  status: 'pending' | 'sent' | 'failed';
}

const rowOfEntry = ({ key, message, isOwn }: Entry): ThreadRow => ({
  key,
  text: message.message,
  createdAt: message.createdAt,
  isOwn,
  senderType: message.senderType,
  status: message.status.trim().toLowerCase() === 'failed' ? 'failed' : 'sent',
});

const rowOfSend = ({ tempId, text, createdAt }: Send): ThreadRow => ({
  key: tempId,
  text,
  createdAt,
  isOwn: true,
  senderType: '',
  status: 'pending',
});

const rows = new WeakMap<Entry | Send, ThreadRow>();

function keep<Source extends Entry | Send>(source: Source, make: (source: Source) => ThreadRow): ThreadRow {
  const row = rows.get(source) ?? make(source);
  rows.set(source, row);
  return row;
}

/** The rows of a thread: the server's messages, then those being sent, so that a wrong clock of this machine moves none. */
export const rowsOf = ({ entries, sends }: Thread): readonly ThreadRow[] => [
  ...[...entries.values()]
    .filter((entry) => isShown(entry, sends))
    .sort(compareEntries)
    .map((entry) => keep(entry, rowOfEntry)),
  ...sends.map((send) => keep(send, rowOfSend)),
];
