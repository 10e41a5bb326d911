import { compareEntries, type Entry, isShown, type Send } from './messageRules.ts';
import type { Thread } from './thread.ts';

/** A row of the thread. The object stays the same until something in it changes. */
export interface ThreadRow {
  /** Unique, and the same before and after the server has confirmed the message. */
  key: string;
  text: string;
  /** The server's time, or this machine's time for a pending message. */
  createdAt: string;
  isOwn: boolean;
  /** The type as sent; '' for a pending message. */
  senderType: string;
  /** `failed` is only for a message that the server itself calls failed. */
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

/** The rows of a thread: the server's messages, then those being sent. A wrong clock of this machine cannot change that order. */
export const rowsOf = ({ entries, sends }: Thread): readonly ThreadRow[] => [
  ...[...entries.values()]
    .filter((entry) => isShown(entry, sends))
    .sort(compareEntries)
    .map((entry) => keep(entry, rowOfEntry)),
  ...sends.map((send) => keep(send, rowOfSend)),
];
