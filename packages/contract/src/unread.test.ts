import { describe, expect, test } from 'vitest';
import { alertSamples, notificationSamples, orderSamples, productSamples, queueSamples, refundSamples, riderSamples, statSamples, ticketSamples } from './samples/index.ts';
import type { Client } from './client/client.ts';
import type { Unread } from './endpoint/unread.ts';
import { endpoints } from './table.ts';
import { clientWithResponse, failureOf } from './testing/clients.ts';

type Fields = Record<string, unknown>;
type Path = readonly (string | number)[];

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The paths of all keys of an answer, at any depth. */
const pathsIn = (value: unknown, path: Path = []): Path[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, inner]) => {
        const key = [...path, Array.isArray(value) ? Number(name) : name];
        return Array.isArray(value) ? pathsIn(inner, key) : [key, ...pathsIn(inner, key)];
      })
    : [];

/** A copy in which one key has a value of no use. */
function broken(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return [['neither', 'text', 'nor object']];
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Fields) }) as Fields;
  copy[key] = broken(copy[key], rest);
  return copy;
}

const readers: [name: string, samples: readonly object[], read: (client: Client, onUnread: (unread: Unread) => void) => Promise<unknown>][] = [
  ['products', productSamples, (client, onUnread) => client.call(endpoints['products.list'], { onUnread })],
  ['orders', orderSamples, (client, onUnread) => client.call(endpoints['orders.list'], { onUnread })],
  ['refunds', refundSamples, (client, onUnread) => client.call(endpoints['refunds.list'], { onUnread })],
  ['tickets', ticketSamples, (client, onUnread) => client.call(endpoints['support.list'], { onUnread })],
  ['riders', riderSamples, (client, onUnread) => client.call(endpoints['riders.list'], { onUnread })],
  ['notifications', notificationSamples, (client, onUnread) => client.call(endpoints['notifications.list'], { onUnread })],
  ['the queue', queueSamples, (client, onUnread) => client.call(endpoints['dashboard.queue'], { onUnread })],
  ['the alerts', alertSamples, (client, onUnread) => client.call(endpoints['dashboard.alerts'], { onUnread })],
  ['the stats', statSamples, (client, onUnread) => client.call(endpoints['dashboard.states'], { onUnread })],
];

const isPartOf = (one: string, other: string) => one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

async function told(answer: unknown, read: (typeof readers)[number][2]) {
  const unread: Unread[] = [];
  const model = await read(clientWithResponse(answer, { onUnread: () => undefined }), (each) => unread.push(each));
  return { model, unread };
}

describe.each(readers)('%s', async (_, samples, read) => {
  const [item, ...others] = samples.slice(0, 3);
  const whole = await told([item, ...others], read);
  // Only what the contract reads can be lost.
  const paths = pathsIn(item);

  test.each(paths.map((path) => [path.join('.'), path] as const))('with a broken %s lose nothing that is not told', async (key, path) => {
    const { model, unread } = await told([broken(item, path), ...others], read);
    const isSame = JSON.stringify(model) === JSON.stringify(whole.model);
    // A field with two names on the wire is told by both.
    const isTold = unread.some(({ place, keys }) => place === 1 && keys.some((named) => named.split(',').some((name) => isPartOf(key, name))));
    expect(isTold || isSame).toBe(true);
    expect(whole.unread).toEqual([]);
  });
});

test('a thread tells which of its messages could not be read', async () => {
  const [ticket] = ticketSamples;
  const messages = [{ id: 1, message: 'Hello', sender_id: 3, sender_type: 'user', created_at: '2026-11-26', status: 'sent' }, { id: 2, message: {} }];
  const { model, unread } = await told({ ...ticket, messages }, (client, onUnread) =>
    client.call(endpoints['support.thread'], { params: { id: '1' }, onUnread }),
  );
  expect(model).toMatchObject({ messages: [{ id: '1' }] });
  expect(unread).toEqual([{ id: String(ticket?.id), place: undefined, keys: ['messages.1.message'], isRepeat: false }]);
});

test('no value of an answer but ids is told, and no id of a kilobyte', async () => {
  const secret = 'marta@valise.club';
  const { unread } = await told([{ id: 7, name: [secret] }, { id: secret.repeat(64), name: [] }, riderSamples[0]], (client, onUnread) =>
    client.call(endpoints['riders.list'], { onUnread }),
  );
  expect(unread.map(({ id }) => id)).toEqual(['7', null]);
  expect(JSON.stringify(unread)).not.toContain(secret);
});

test('a list of which no item fits is unreadable', async () => {
  const client = clientWithResponse([{ id: [] }], { onUnread: () => undefined });
  expect(await failureOf(client.call(endpoints['orders.list']))).toMatchObject({ kind: 'unreadable' });
});
