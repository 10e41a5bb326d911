import type { Manner } from './answer.ts';

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isItems = (value: unknown): value is Fields[] => Array.isArray(value) && value.length > 0 && value.every(isRecord);

/** The second item of a list has its first key broken, the third its second, and so on. Items beyond the keys stay whole. */
const brokenOneByOne = (items: readonly Fields[]): Fields[] =>
  items.map((item, place) => {
    const key = place === 0 ? undefined : Object.keys(item)[place - 1];
    return key === undefined ? item : { ...item, [key]: [['neither', 'text', 'nor object']] };
  });

function broken(body: unknown): unknown {
  if (isItems(body)) return brokenOneByOne(body);
  if (!isRecord(body)) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, name === 'data' || isItems(value) ? broken(value) : value]));
}

/** Sends lists whose items have one key each that nobody can read, also those inside a record, such as a thread. */
export const withBrokenKeys: Manner = (answer, { keys }) =>
  keys === 'sound' || answer.method !== 'GET' || answer.status !== 200 ? answer : { ...answer, body: broken(answer.body) };
