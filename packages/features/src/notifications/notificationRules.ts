import type { Notification } from '@valise/contract';

/** An unread notification and, when it came as an event, at which moment of the store. */
export interface Held {
  item: Notification;
  heardAt: number | null;
}

/** What somebody asked to be marked as read. */
export interface Intent {
  kind: 'one' | 'all';
  /** Every notification that it was meant for. */
  ids: readonly string[];
}

/** A list that was asked for at a moment and has been answered. */
export interface Answer {
  askedAt: number;
  rows: readonly Notification[];
}

/** What is known, newest first; `read` are those that nothing brings back. */
export interface Known {
  held: readonly Held[];
  read: ReadonlySet<string>;
}

const isUnread = ({ readAt }: Notification) => readAt === null;

function distinct(rows: readonly Notification[]): Notification[] {
  return [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed();
}

/** The rules of the list, as plain functions. */
export const notificationRules = {
  /** An answer that was asked for before one that has been read tells nothing new. */
  isOutdated: (answer: Answer, newestAskedAt: number): boolean => answer.askedAt < newestAskedAt,

  /** A notification heard after the question may be missing in its answer; an older one that is missing was read elsewhere. */
  outlives: ({ heardAt }: Held, answer: Answer): boolean => heardAt !== null && heardAt > answer.askedAt,

  /** The whole list anew: what the answer lists, after what it could not know yet. */
  merged(known: Known, answer: Answer): Known {
    const rows = distinct(answer.rows);
    const listed = new Map(rows.map((row) => [row.id, row]));
    const heardAt = new Map(known.held.map((held) => [held.item.id, held.heardAt]));
    const read = new Set([...known.read, ...rows.filter((row) => !isUnread(row)).map(({ id }) => id)]);
    const kept = known.held.filter((held) => !listed.has(held.item.id) && this.outlives(held, answer));
    const fresh = rows.filter((row) => isUnread(row) && !this.isOver(row.id, read));
    return { held: [...kept, ...fresh.map((item) => ({ item, heardAt: heardAt.get(item.id) ?? null }))], read };
  },

  /** A notification that was read is never unread again. */
  isOver: (id: string, read: ReadonlySet<string>): boolean => read.has(id),

  /** One that is known already is the same one said twice. */
  isKnown: (id: string, known: Known): boolean => known.held.some(({ item }) => item.id === id),

  /** A new one stands first. */
  heard(known: Known, item: Notification, moment: number): Known {
    if (!isUnread(item) || this.isOver(item.id, known.read) || this.isKnown(item.id, known)) return known;
    return { ...known, held: [{ item, heardAt: moment }, ...known.held] };
  },

  /** Out of sight as soon as somebody asks for it, whether or not the server has heard. */
  isVisible: (id: string, intents: readonly Intent[]): boolean => !intents.some(({ ids }) => ids.includes(id)),

  /** The server has heard: these are read for good. */
  settled: (known: Known, intent: Intent): Known => ({
    held: known.held.filter(({ item }) => !intent.ids.includes(item.id)),
    read: new Set([...known.read, ...intent.ids]),
  }),
};
export type NotificationRules = typeof notificationRules;
