import { keysOf, withDropped } from '../schema/dropped.ts';
import * as z from 'zod/mini';
import { isRecord } from './wrapping.ts';

/** Something in an answer that could not be read. It has no value of the answer but ids. */
export interface Unread {
  /** The id of the item, as sent; null for an item without one. */
  id: string | null;
  /** The item's place in its list, from 1; undefined outside a list. */
  place: number | undefined;
  /** The keys on the wire that do not fit; '' for the item itself. */
  keys: readonly string[];
  /** The item repeats the id of an item before it. */
  isRepeat: boolean;
}

export type ReportUnread = (unread: Unread) => void;

const idOf = (item: unknown): string | null => {
  const id = isRecord(item) ? item.id : null;
  return (typeof id === 'string' && id.length <= 64) || typeof id === 'number' ? String(id) : null;
};

/** Reads one object or item. Reports what does not fit: the object, or those of its parts that were dropped. */
export function readItem<Schema extends z.ZodMiniType>(schema: Schema, item: unknown, report: ReportUnread, place?: number) {
  const { result, dropped } = withDropped(() => z.safeParse(schema, item));
  const tell = (keys: readonly string[]) => report({ id: idOf(item), place, keys, isRepeat: false });
  if (!result.success) tell(keysOf(result.error));
  else for (const keys of dropped) tell(keys);
  return result;
}

/** An item whose id an item before it has. */
export const repeated = (item: unknown, place: number): Unread => ({ id: idOf(item), place, keys: ['id'], isRepeat: true });
