import * as z from 'zod/mini';
import { createTimeSlices } from '../client/timeSlices.ts';
import { isRecord, unwrapped } from './wrapping.ts';

/** Receives each item that was left out because it does not fit its schema. */
export type ReportBadItem = (problem: { error: z.core.$ZodError; item: unknown }) => void;

/** How an answer of the wire becomes a model. `Wire` is what a server of the contract may send. */
export interface Reply<Wire, Model> {
  /** Throws a ZodError when the answer as a whole does not fit. */
  read(answer: unknown, report: ReportBadItem): Promise<Model>;
  /** Never set: carries the wire's type to servers. */
  readonly wire?: Wire;
}

/** The documents show answers bare, under `data` and under `data.data` (decisions.md, Wire). */
export type Wrapped<Wire> = Wire | { data: Wire; message?: string } | { data: { data: Wire; message?: string } };

/** An answer under a name of its own, as `{user}` and `{notifications}` are documented; never, where there is none. */
export type Keyed<Key extends string, Wire> = [Key] extends [never]
  ? never
  : Wrapped<{ [Name in Key]: Wire } & { message?: string }>;

/** One object, in any of the three wrappings, or under `key`. */
/* @__NO_SIDE_EFFECTS__ */
export function one<Schema extends z.ZodMiniType, const Key extends string = never>(
  schema: Schema,
  key?: Key,
): Reply<Wrapped<z.input<Schema>> | Keyed<Key, z.input<Schema>>, z.output<Schema>> {
  return {
    async read(answer) {
      const inner = unwrapped(answer);
      return z.parse(schema, key !== undefined && isRecord(inner) && isRecord(inner[key]) ? inner[key] : inner);
    },
  };
}

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

/** A response without data; its message is undefined when the server sends none. */
export interface Acknowledgement {
  message: string | undefined;
}

/** For endpoints whose response is a message or is not shown: accepts any response. */
export const acknowledged: Reply<{ message?: string } | undefined, Acknowledgement> = {
  async read(answer) {
    const messages = [answer, unwrapped(answer)].map((level) => (isRecord(level) ? level.message : undefined));
    return { message: messages.find((message) => typeof message === 'string' && message !== '') as string | undefined };
  },
};
