import type * as z from 'zod/mini';
import type { Pages } from './pages.ts';
import { readItem, type ReportUnread, type Unread } from './unread.ts';
import { isRecord, unwrapped } from './wrapping.ts';

/** Turns an answer of the wire into a model. `Wire` is the type that a server of the contract may send. */
export interface Reply<Wire, Model> {
  /** Throws a ZodError when the answer as a whole does not fit. Without `pages` a list is read as far as the answer goes. */
  read(answer: unknown, report: ReportUnread, pages?: Pages): Promise<Model>;
  /** Parses the response's text. Lists bring a parser for megabytes, so that other endpoints need not load it. @default JSON.parse */
  readonly parse?: (text: string) => Promise<unknown>;
  /** Never set. It only carries the wire's type to servers. */
  readonly wire?: Wire;
}

/** The documents show answers bare, under `data` and under `data.data`, so every answer is read in all three forms. */
export type Wrapped<Wire> = Wire | { data: Wire; message?: string } | { data: { data: Wire; message?: string } };

/** An answer under its own name, as documented for `{user}` and `{notifications}`; never without that name. */
export type Keyed<Key extends string, Wire> = [Key] extends [never]
  ? never
  : Wrapped<{ [Name in Key]: Wire } & { message?: string }>;

/** Reads one object in any of the three wrappings, or under `key`. */
/* @__NO_SIDE_EFFECTS__ */
export function one<Schema extends z.ZodMiniType, const Key extends string = never>(
  schema: Schema,
  key?: Key,
): Reply<Wrapped<z.input<Schema>> | Keyed<Key, z.input<Schema>>, z.output<Schema>> {
  return {
    async read(answer, report) {
      const inner = unwrapped(answer);
      const unread: Unread[] = [];
      const read = readItem(schema, key !== undefined && isRecord(inner) && isRecord(inner[key]) ? inner[key] : inner, (part) => unread.push(part));
      if (!read.success) throw read.error;
      unread.forEach(report);
      return read.data;
    },
  };
}

/** A response without data; its message is undefined when the server sends no text. */
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
