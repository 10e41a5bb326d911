import * as z from 'zod/mini';
import { parseJson } from '../client/parseJson.ts';
import { createTimeSlices } from '../client/timeSlices.ts';
import type { Keyed, Reply, Wrapped } from './reply.ts';
import { isRecord, unwrapped } from './wrapping.ts';

/**
 * A list, in any of the three wrappings, or under `key`. An item that does not fit is left out and reported; an answer
 * without a list throws. A long list is read in slices, so that no task of the browser exceeds 200 ms.
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
      const pause = createTimeSlices();
      for (const item of items) {
        const read = z.safeParse(schema, item);
        if (read.success) models.push(read.data);
        else report({ error: read.error, item });
        const paused = pause();
        if (paused !== undefined) await paused;
      }
      return models;
    },
  };
}
