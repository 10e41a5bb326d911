import * as z from 'zod/mini';
import { createSlices } from './slices.ts';
import { isRecord, unwrapped } from './wrapping.ts';

/** Tells about a row that was left out because it does not fit its schema. */
export type ReportBadRow = (problem: { error: z.core.$ZodError; row: unknown }) => void;

/** How an answer of the wire becomes a model. `Wire` is what a server of the contract may send. */
export interface Reply<Wire, Model> {
  /** Throws a ZodError when the answer as a whole does not fit. */
  read(answer: unknown, report: ReportBadRow): Promise<Model>;
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
 * A list, in any of the three wrappings, or under `key`. A row that does not fit is left out and reported; an answer
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
      const rows = z.parse(z.array(z.unknown()), key !== undefined && isRecord(inner) ? inner[key] : inner);
      const models: z.output<Schema>[] = [];
      const pause = createSlices();
      for (const row of rows) {
        const read = z.safeParse(schema, row);
        if (read.success) models.push(read.data);
        else report({ error: read.error, row });
        const paused = pause();
        if (paused !== undefined) await paused;
      }
      return models;
    },
  };
}

/** What the server says of a call that has no data of its own; the text is undefined when it says nothing. */
export interface Acknowledgement {
  message: string | undefined;
}

/** For rows whose answer is a message or is not shown: any answer will do. */
export const acknowledged: Reply<{ message?: string } | undefined, Acknowledgement> = {
  async read(answer) {
    const said = [answer, unwrapped(answer)].map((level) => (isRecord(level) ? level.message : undefined));
    return { message: said.find((message) => typeof message === 'string' && message !== '') as string | undefined };
  },
};
