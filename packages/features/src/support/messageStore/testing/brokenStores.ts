import type { SupportMessage } from '@valise/contract';
import type * as rules from '../messageRules.ts';
import type { MessageStore } from '../messageStore.ts';
import type * as rows from '../rowsOf.ts';
import type * as threads from '../thread.ts';

/** The faulty functions of a store, by module. */
export interface Broken {
  rules?: Partial<typeof rules>;
  thread?: Partial<typeof threads>;
  rows?: Partial<typeof rows>;
  store?: (right: MessageStore) => Partial<MessageStore>;
}

interface Right {
  rules: typeof rules;
  thread: typeof threads;
  rows: typeof rows;
}

/** Sorts pending messages first, as a clock behind the server's would. */
const timeOfRow = ({ status, createdAt }: rows.ThreadRow) => (status === 'pending' ? 0 : Date.parse(createdAt));

/** Stores with one fault each. The model test has to find every one. */
export const brokenStores = ({ rules, thread, rows }: Right): [string, Broken][] => [
  ['orders by time alone', { rules: { compareEntries: (one, other) => one.time - other.time } }],
  ['orders by arrival', { rules: { compareEntries: (one, other) => one.receivedAt - other.receivedAt } }],
  ['orders ids as text', { rules: { compareEntries: (one, other) => one.time - other.time || (one.message.id < other.message.id ? -1 : 1) } }],
  ['shows the newest first', { rules: { compareEntries: (one, other) => rules.compareEntries(other, one) } }],
  ['does not recognise a copy by its temporary id', { rules: { isCopyOf: () => false } }],
  ['takes any message for a copy', { rules: { isCopyOf: () => true } }],
  ['takes any own message for a copy', { rules: { isCopyOf: ({ senderId }) => senderId === '7' } }],
  ['shows what may be the copy of a send', { rules: { isShown: () => true, mayBeCopyOf: () => false } }],
  ['hides own messages during any send', { rules: { isShown: (entry, sends) => sends.length === 0 || !entry.isOwn } }],
  [
    'hides the copy of one send until another has its answer',
    { rules: { isShown: ({ isOwn, message, receivedAt }, sends) => !sends.some(({ startedAt }) => isOwn && message.tempId === null && receivedAt > startedAt) } },
  ],
  ['hides everything during a send', { rules: { isShown: (_, sends) => sends.length === 0 } }],
  [
    'hides what was shown before a send',
    { rules: { isShown: ({ isOwn, message, key }, sends) => sends.length === 0 || !isOwn || message.tempId !== null || key !== message.id } },
  ],
  ['lets an older response replace a newer one', { rules: { isOutdated: () => false } }],
  ['ignores every response as outdated', { rules: { isOutdated: () => true } }],
  ['sends blanks', { rules: { isBlank: () => false } }],
  ['takes a changed message for the same', { rules: { isSameMessage: () => true } }],
  ['ignores events', { thread: { withEvents: (known) => known } }],
  ['applies the last event alone', { thread: { withEvents: (known, messages, at) => thread.withEvents(known, messages.slice(-1), at) } }],
  ['replaces the thread by each response', { thread: { withResponse: (known, response) => thread.withResponse({ ...known, entries: new Map() }, response) } }],
  ['forgets what is being sent with each response', { thread: { withResponse: (known, response) => ({ ...thread.withResponse(known, response), sends: [] }) } }],
  [
    'adds only what is newer than its last message',
    {
      thread: {
        withResponse(known, response) {
          const last = Math.max(...[...known.entries.values()].map(({ time }) => time));
          return thread.withResponse(known, { ...response, messages: response.messages.filter((message) => rules.timeOf(message) >= last) });
        },
      },
    },
  ],
  ['puts a new send before the others', { thread: { withSend: (known, send) => ({ ...known, sends: [send, ...known.sends] }) } }],
  ['shows no send', { thread: { withSend: (known) => known } }],
  ['keeps a send after its answer', { thread: { withAnswer: (known, tempId, message, at) => ({ ...thread.withAnswer(known, tempId, message, at), sends: known.sends }) } }],
  ['drops the message of an answer', { thread: { withAnswer: (known, tempId, message, at) => ({ ...thread.withAnswer(known, tempId, message, at), entries: known.entries }) } }],
  [
    'gives an answer a new row',
    {
      thread: {
        withAnswer(known, tempId, message, at) {
          const sends = known.sends.filter((send) => send.tempId !== tempId);
          return thread.withAnswer({ ...known, sends }, tempId, message, at);
        },
      },
    },
  ],
  [
    'gives a message that an event delivered a new row with its answer',
    {
      thread: {
        withAnswer(known, tempId, message, at) {
          const next = thread.withAnswer(known, tempId, message, at);
          const entry = next.entries.get(message.id)!;
          return { ...next, entries: new Map(next.entries).set(message.id, { ...entry, key: message.id }) };
        },
      },
    },
  ],
  ['drops the oldest send with any answer', { thread: { withAnswer: (known, tempId, message, at) => ({ ...thread.withAnswer(known, tempId, message, at), sends: known.sends.slice(1) }) } }],
  ['loses a failed text', { thread: { withFailure: (known, tempId) => ({ ...thread.withFailure(known, tempId), unsent: known.unsent }) } }],
  ['keeps a failed message pending', { thread: { withFailure: (known, tempId) => ({ ...thread.withFailure(known, tempId), sends: known.sends }) } }],
  ['ignores failures', { thread: { withFailure: (known) => known } }],
  [
    'reports the failure of a message that was received',
    {
      store(right) {
        const texts = new Map<string, string>();
        return {
          send(text) {
            const sent = right.send(text);
            if (sent !== null) texts.set(sent.tempId, text);
            return sent;
          },
          fail(key) {
            right.fail(key);
            const { unsent } = right.getSnapshot();
            if (unsent.every((text) => text.key !== key)) Object.assign(right.getSnapshot(), { unsent: [...unsent, { key, text: texts.get(key) ?? '' }] });
          },
        };
      },
    },
  ],
  ['offers a text again that was put back', { thread: { withoutUnsent: (known) => known } }],
  ['drops all failed texts with one', { thread: { withoutUnsent: (known) => ({ ...known, unsent: [] }) } }],
  [
    'shows sends above the messages',
    {
      rows: {
        rowsOf: (known) => rows.rowsOf(known).toSorted((one, other) => Number(other.status === 'pending') - Number(one.status === 'pending')),
      },
    },
  ],
  [
    'places sends by the clock of this machine, which may be slow',
    { rows: { rowsOf: (known) => rows.rowsOf(known).toSorted((one, other) => timeOfRow(one) - timeOfRow(other)) } },
  ],
  [
    'shows every failure as sent',
    { rows: { rowsOf: (known) => rows.rowsOf(known).map((row) => (row.status === 'failed' ? { ...row, status: 'sent' as const } : row)) } },
  ],
  [
    'drops a message whose text is shown already',
    {
      rows: {
        rowsOf: (known) => [...new Map(rows.rowsOf(known).map((row) => [row.text, row])).values()],
      },
    },
  ],
  [
    'shows an event before the next frame',
    {
      store: (right) => ({
        receiveEvent(message) {
          right.receiveEvent(message);
          right.receiveThread(0, []);
        },
      }),
    },
  ],
  [
    'reports a failure before the events that arrived',
    {
      store(right) {
        const arrived: SupportMessage[] = [];
        return {
          receiveEvent: (message) => void arrived.push(message),
          fail(tempId) {
            right.fail(tempId);
            for (const message of arrived.splice(0)) right.receiveEvent(message);
          },
        };
      },
    },
  ],
];
