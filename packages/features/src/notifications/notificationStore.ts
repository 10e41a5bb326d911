import type { Notification } from '@valise/contract';
import { type Intent, type Known, notificationRules, type NotificationRules } from './notificationRules.ts';

export interface NotificationsSnapshot {
  /** Unread, newest first. */
  items: readonly Notification[];
  /** The list has been read once. */
  isKnown: boolean;
  /** Something could not be marked as read, and is back in the list. */
  hasFailed: boolean;
}

/** Holds a user's unread notifications, whatever order answers and events come in. It calls nobody. */
export function createNotificationStore(rules: NotificationRules = notificationRules) {
  let known: Known = { held: [], read: new Set() };
  let moment = 0;
  let newestAskedAt: number | null = null;
  let underWay: readonly Intent[] = [];
  let failed: readonly Intent[] = [];
  let snapshot: NotificationsSnapshot = { items: [], isKnown: false, hasFailed: false };
  const listeners = new Set<() => void>();

  function changed() {
    const items = known.held.filter(({ item }) => rules.isVisible(item.id, underWay)).map(({ item }) => item);
    const isThere = new Set(items.map(({ id }) => id));
    failed = failed.filter(({ ids }) => ids.some((id) => isThere.has(id)));
    snapshot = { items, isKnown: newestAskedAt !== null, hasFailed: failed.length > 0 };
    for (const listener of listeners) listener();
  }

  function ask(intent: Intent): Intent {
    underWay = [...underWay, intent];
    failed = failed.filter(({ ids }) => !ids.every((id) => intent.ids.includes(id)));
    changed();
    return intent;
  }

  const markRead = (id: string): Intent => ask({ kind: 'one', ids: [id] });
  const markAllRead = (): Intent => ask({ kind: 'all', ids: snapshot.items.map(({ id }) => id) });

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,

    /** The list is asked for now; the moment goes with its answer. */
    asking: (): number => (moment += 1),

    /** The answer to a question; whichever order answers come in, the newest question's counts. */
    answered(askedAt: number, rows: readonly Notification[]) {
      const answer = { askedAt, rows };
      if (newestAskedAt !== null && rules.isOutdated(answer, newestAskedAt)) return;
      newestAskedAt = askedAt;
      known = rules.merged(known, answer);
      changed();
    },

    /** An event came. True when it brought something new to show. */
    heard(item: Notification): boolean {
      const before = known;
      known = rules.heard(known, item, (moment += 1));
      if (known === before) return false;
      changed();
      return rules.isVisible(item.id, underWay);
    },

    markRead,
    markAllRead,

    /** What failed before, asked for again. */
    retry(): readonly Intent[] {
      const again = failed;
      failed = [];
      if (again.some(({ kind }) => kind === 'all')) return [markAllRead()];
      return [...new Set(again.flatMap(({ ids }) => ids))].map(markRead);
    },

    /** The server's word on an intent. */
    settled(intent: Intent, isRead: boolean) {
      underWay = underWay.filter((other) => other !== intent);
      if (isRead) known = rules.settled(known, intent);
      else failed = [...failed, intent];
      changed();
    },
  };
}
export type NotificationStore = ReturnType<typeof createNotificationStore>;
