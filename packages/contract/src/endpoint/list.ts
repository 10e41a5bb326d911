import * as z from 'zod/mini';
import { parseJson } from '../client/parseJson.ts';
import { createTimeSlices } from '../client/timeSlices.ts';
import type { Keyed, Reply, Wrapped } from './reply.ts';
import { isRecord, unwrapped } from './wrapping.ts';

const idOf = (model: unknown) => (isRecord(model) && typeof model.id === 'string' ? model.id : null);
const repeatedId = (input: unknown) =>
  new z.core.$ZodError([{ code: 'custom', path: ['id'], message: 'An item before this one has the same id', input }]);

/** Reads the items of one list, and keeps each id once. */
function itemReader<Schema extends z.ZodMiniType>(schema: Schema) {
  const ids = new Set<string>();
  return (item: unknown) => {
    const read = z.safeParse(schema, item);
    const id = read.success ? idOf(read.data) : null;
    if (id === null) return read;
    if (ids.has(id)) return { success: false as const, error: repeatedId(item) };
    ids.add(id);
    return read;
  };
}

/**
 * Reads a list in any of the three wrappings, or under `key`. Drops and reports items that do not fit or repeat an id. Throws without a
 * list, and when no item fits. Reads a long list in slices, so that no task of the browser takes more than 200 ms.
 */
/* @__NO_SIDE_EFFECTS__ */
export function list<Schema extends z.ZodMiniType, const Key extends string = never>(
  schema: Schema,
  key?: Key,
): Reply<Wrapped<z.input<Schema>[]> | Keyed<Key, z.input<Schema>[]>, z.output<Schema>[]> {
  return {
    parse: (text) => parseJson(text),
    async read(answer, report) {
      const inner = unwrapped(answer);
      const items = z.parse(z.array(z.unknown()), key !== undefined && isRecord(inner) ? inner[key] : inner);
      const models: z.output<Schema>[] = [];
      const readItem = itemReader(schema);
      let firstError: z.core.$ZodError | undefined;
      const pause = createTimeSlices();
      for (const item of items) {
        const read = readItem(item);
        if (read.success) models.push(read.data);
        else {
          firstError ??= read.error;
          report({ error: read.error, item });
        }
        const paused = pause();
        if (paused !== undefined) await paused;
      }
      if (models.length === 0 && firstError !== undefined) throw firstError;
      return models;
    },
  };
}
