import * as z from 'zod/mini';
import { parseJson } from '../client/parseJson.ts';
import { createTimeSlices } from '../client/timeSlices.ts';
import { hasMore, pageInfoOf, readFurtherPages } from './pages.ts';
import type { Keyed, Reply, Wrapped } from './reply.ts';
import { readItem, repeated, type ReportUnread } from './unread.ts';
import { isRecord, levelsOf } from './wrapping.ts';

/** The parts of a list are reported at most this often. */
const PART_EVERY_MS = 500;

const idOf = (model: unknown) => (isRecord(model) && typeof model.id === 'string' ? model.id : null);

/** Collects the items of one list, and keeps each id once. Reads in slices, so that no task of the browser takes more than 200 ms. */
function itemsOf<Schema extends z.ZodMiniType>(schema: Schema, report: ReportUnread) {
  const items: z.output<Schema>[] = [];
  const ids = new Set<string>();
  const pause = createTimeSlices();
  const counts = { sent: 0, unfit: 0, repeats: 0 };
  let firstError: z.core.$ZodError | undefined;
  return {
    items,
    counts,
    /** Throws when no item fits. */
    throwIfNone() {
      if (items.length === 0 && firstError !== undefined) throw firstError;
    },
    async add(sent: readonly unknown[]) {
      for (const item of sent) {
        counts.sent += 1;
        const read = readItem(schema, item, report, counts.sent);
        const id = read.success ? idOf(read.data) : null;
        if (!read.success) {
          counts.unfit += 1;
          firstError ??= read.error;
        } else if (id !== null && ids.has(id)) {
          counts.repeats += 1;
          report(repeated(item, counts.sent));
        } else {
          if (id !== null) ids.add(id);
          items.push(read.data);
        }
        const paused = pause();
        if (paused !== undefined) await paused;
      }
    },
  };
}

/**
 * Reads a list in any of the three wrappings, or under `key`, with all of its pages. Drops and reports items that do not fit or repeat
 * an id. Throws without a list, when no item fits, and when a page cannot be read.
 */
/* @__NO_SIDE_EFFECTS__ */
export function list<Schema extends z.ZodMiniType, const Key extends string = never>(
  schema: Schema,
  key?: Key,
): Reply<Wrapped<z.input<Schema>[]> | Keyed<Key, z.input<Schema>[]>, z.output<Schema>[]> {
  const sentIn = (answer: unknown) => z.parse(z.array(z.unknown()), levelsOf(answer, key).at(-1));
  return {
    parse: (text) => parseJson(text),
    async read(answer, report, pages) {
      const { items, counts, add, throwIfNone } = itemsOf(schema, report);
      await add(sentIn(answer));
      throwIfNone();
      const first = pageInfoOf(answer, key);
      let { total } = first;
      let hasChanged = false;
      let reportedAt = -Infinity;
      let reported = 0;
      const tell = (isRead: boolean) => {
        reportedAt = performance.now();
        reported = items.length;
        const leftOut = counts.unfit;
        const isTrue = total !== undefined && total >= items.length + leftOut + (isRead ? 0 : 1);
        pages?.onPart?.({ items: isRead ? items : [...items], leftOut, total: isTrue ? total : undefined, isRead, hasChanged });
      };
      if (pages !== undefined && hasMore(first)) {
        tell(false);
        await readFurtherPages(first, pages.request, async (further, asked) => {
          const info = pageInfoOf(further, key);
          if (asked !== undefined && info.page !== undefined && info.page !== asked) throw new RangeError('The server sent another page');
          const sent = sentIn(further);
          const { repeats } = counts;
          await add(sent);
          hasChanged ||= counts.repeats > repeats || info.total !== total;
          total = info.total ?? total;
          // A page that brings nothing new ends the list, whatever the server counts.
          if (counts.repeats - repeats === sent.length) return undefined;
          if (performance.now() - reportedAt >= PART_EVERY_MS) tell(false);
          return info;
        }).catch((problem: unknown) => {
          // All that came before the page that failed.
          if (items.length > reported) tell(false);
          throw problem;
        });
        tell(true);
      } else if (total !== undefined && total > items.length + counts.unfit) tell(true);
      return items;
    },
  };
}
