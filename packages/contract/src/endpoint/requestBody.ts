import * as z from 'zod/mini';
import type { FieldMessages } from './fieldMessages.ts';
import { issuesAt } from '../schema/model.ts';
import { isRecord } from './wrapping.ts';

/** A field's name on the wire and its schema: a plain schema, or a codec that decodes the wire's value and encodes ours. */
export type BodyLine = readonly [wireName: string, schema: z.ZodMiniType];
export type BodyLines = Readonly<Record<string, BodyLine>>;

type RequiredNames<Lines extends BodyLines> = {
  [Name in keyof Lines]: undefined extends z.output<Lines[Name][1]> ? never : Name;
}[keyof Lines];

/** The body under our names, as a caller passes it and a handler receives it. The fields keep the docstrings of their lines. */
export type BodyModel<Lines extends BodyLines> = {
  -readonly [Name in keyof Pick<Lines, RequiredNames<Lines>>]: z.output<Lines[Name][1]>;
} & { -readonly [Name in keyof Omit<Lines, RequiredNames<Lines>>]?: z.output<Lines[Name][1]> };

/** The fields of a request with their names on the wire, in the body and in the errors of a refusal. */
export interface RequestBody<Model = unknown> {
  /** Encoded by the client, decoded by the server. */
  readonly schema: z.ZodMiniType<Model>;
  /** The wire's errors under our names. An index becomes `images.0`, even when the server sent `images[0]`. */
  toOurNames: (fields: FieldMessages) => FieldMessages;
  /** The errors under the wire's names, for a server. */
  toWireNames: (fields: FieldMessages) => FieldMessages;
}

/** The model of a defined body. */
export type ModelOfBody<Body> = Body extends RequestBody<infer Model> ? Model : never;

/**
 * Defines a request's body, one line per field: our name, the wire's name and the schema. Unknown names stay as they were sent.
 * @param constants further fields of every such body, with their values
 */
/* @__NO_SIDE_EFFECTS__ */
export function requestBody<const Lines extends BodyLines>(
  lines: Lines,
  constants: Readonly<Record<string, string>> = {},
): RequestBody<BodyModel<Lines>> {
  const pairs = Object.entries(lines);
  // A zod object would double the bytes, and renaming its keys would be a separate step.
  const schema = z.codec(z.unknown(), z.unknown(), {
    decode(wire, payload) {
      const read: Record<string, unknown> = {};
      for (const [name, [wireName, field]] of pairs) {
        const value = valueOf(wire, wireName);
        const result = z.safeDecode(field, value as never);
        if (!result.success) payload.issues.push(...issuesAt(wireName, value, result.error));
        else if (result.data !== undefined) read[name] = result.data;
      }
      for (const [wireName, expected] of Object.entries(constants)) {
        const value = valueOf(wire, wireName);
        if (value !== expected) payload.issues.push({ code: 'custom', input: value, path: [wireName], message: 'Invalid input' });
      }
      return read;
    },
    encode(body, payload) {
      const sent: Record<string, unknown> = { ...constants };
      for (const [name, [wireName, field]] of pairs) {
        const value = valueOf(body, name);
        const result = z.safeEncode(field, value);
        if (!result.success) payload.issues.push(...issuesAt(name, value, result.error));
        else if (result.data !== undefined) sent[wireName] = result.data;
      }
      return sent;
    },
  });
  // Laravel names a list's items `images.0`, whether the list was sent as `images[0]` or as `images[]`.
  const spellings = pairs.map(([name, [wireName]]) => [name, wireName.replace(/\[\]$/, '')] as const);
  return {
    schema: schema as unknown as z.ZodMiniType<BodyModel<Lines>>,
    toOurNames: renaming(new Map(spellings.map(([name, wireName]) => [wireName, name]))),
    toWireNames: renaming(new Map(spellings)),
  };
}

const valueOf = (values: unknown, name: string): unknown => (isRecord(values) ? values[name] : undefined);

function renaming(names: ReadonlyMap<string, string>): (fields: FieldMessages) => FieldMessages {
  return (fields) => {
    const renamed = new Map<string, string[]>();
    for (const [sent, messages] of Object.entries(fields)) {
      const [base = sent, index] = sent.split(/[.[\]]+/);
      const known = names.get(base);
      const name = known === undefined ? sent : [known, index].filter(Boolean).join('.');
      const present = renamed.get(name);
      if (present === undefined) renamed.set(name, [...messages]);
      else for (const message of messages) present.push(message);
    }
    return Object.fromEntries(renamed);
  };
}
