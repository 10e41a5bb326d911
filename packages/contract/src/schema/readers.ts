import * as z from 'zod/mini';
import { drop, droppedCount, dropWithin } from './dropped.ts';

// Every reader except an id's accepts an absent key, so a model never has undefined. The wire's types are stricter: a server sends every
// key, with null where there is no value.

/** Reads one value of the wire in a single step. Zod's own unions would take five, for dozens of fields an item. */
export type Reader<Wire, Model> = z.ZodMiniTransform<Model, Wire>;

/* @__NO_SIDE_EFFECTS__ */
export function reader<Wire, Model>(read: (value: unknown) => Model | undefined): Reader<Wire, Model> {
  return z.transform((value: Wire, payload): Model => {
    const found = read(value);
    if (found !== undefined) return found;
    payload.issues.push({ code: 'custom', input: value, message: 'Invalid input' });
    return z.NEVER;
  }) as Reader<Wire, Model>;
}

const isTextOrNumber = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
/** JSON reads a number such as 1e400 as infinite; that counts as missing. */
const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined || value === Infinity || value === -Infinity;

const DAY_MS = 86_400_000;

/** Ids arrive as numbers or text. The model has text, so that "7" and 7 are equal. */
export const id = reader<string | number, string>((value) =>
  isTextOrNumber(value) && !isAbsent(value) && value !== '' ? String(value) : undefined,
);

/** An id in a request: sent as text, accepted as text or number. */
export const sentId = z.codec(z.union([z.string(), z.number()]), z.string(), { decode: String, encode: (value) => value });

/** Numbers may arrive as text, with a `$` or with commas between thousands. Other text, such as '45,50', becomes null. */
export const amount = reader<string | number | null, number | null>((value) => {
  if (isAbsent(value)) return null;
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const digits = value.replaceAll(/[$\s]|,(?=\d{3}(?!\d))/g, '');
  const number = Number(digits);
  return digits === '' || !Number.isFinite(number) ? null : number;
});

/** Text that may be absent, null or a number on the wire. In the model it is always text. */
export const text = reader<string | number | null, string>((value) => {
  if (isAbsent(value)) return '';
  return isTextOrNumber(value) ? String(value) : undefined;
});

/** Text that may be absent: null when it is absent or empty. */
export const optionalText = reader<string | number | null, string | null>((value) => {
  if (isAbsent(value) || value === '') return null;
  return isTextOrNumber(value) ? String(value) : undefined;
});

const dateTime = /^(\d{4}-\d\d-\d\d)[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?\s*(Z|[+-]\d\d(?::?\d\d)?)?$/i;

/** The day of a date-time: at midnight UTC, and without a zone, as it is written; else the day it is for the viewer. */
function dayOf(sent: string): string {
  const [, written = sent, zone] = dateTime.exec(sent) ?? [];
  const date = new Date(sent);
  if (Number.isNaN(date.getTime())) return sent;
  if (zone === undefined) return written;
  if (date.getTime() % DAY_MS === 0) return date.toISOString().slice(0, 10);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** A day as 'YYYY-MM-DD', sent as such or as a date-time. Text that is neither stays as it is; null when absent or empty. */
export const day = reader<string | number | null, string | null>((value) => {
  if (isAbsent(value) || value === '') return null;
  return isTextOrNumber(value) ? dayOf(String(value).trim()) : undefined;
});

/** An id that may be missing. */
export const optionalId = optionalText;

/** Databases send true as true, 1, "1" or "true". Everything else is false. */
export const isTrue = (value: unknown) => [true, 1, '1', 'true'].some((sent) => sent === value);

/** True or false by `isTrue`; an absent value is false. */
export const flag = reader<boolean | string | number | null, boolean>((value) =>
  isAbsent(value) || isTextOrNumber(value) || typeof value === 'boolean' ? isTrue(value) : undefined,
);

const itself = { issues: [{ path: [] }] };

/** A list inside an object. An absent list is empty, and an item that does not fit is dropped and noted, without failing the object. */
/* @__NO_SIDE_EFFECTS__ */
export function many<Item extends z.ZodMiniType>(item: Item): Reader<z.input<Item>[] | null, z.output<Item>[]> {
  return reader((value) => {
    const items: z.output<Item>[] = [];
    if (isAbsent(value)) return items;
    if (!Array.isArray(value)) {
      drop(itself);
      return items;
    }
    for (const [index, sent] of value.entries()) {
      const before = droppedCount();
      const read = z.safeParse(item, sent);
      if (read.success) items.push(read.data);
      else drop(read.error);
      if (droppedCount() > before) dropWithin(before, String(index));
    }
    return items;
  });
}

/** PHP sends an empty array for an object without entries. */
const isEmptyObject = (value: unknown) => Array.isArray(value) && value.length === 0;

/** An object inside an object: null when it is absent. One that does not fit is dropped and noted, without failing the object. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<Inner extends z.ZodMiniType>(inner: Inner): Reader<z.input<Inner> | null, z.output<Inner> | null> {
  return reader((value) => {
    if (isAbsent(value) || isEmptyObject(value)) return null;
    const read = z.safeParse(inner, value);
    if (read.success) return read.data;
    drop(read.error);
    return null;
  });
}

/** An object inside an object: null when it is absent, an error when it does not fit. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<Inner extends z.ZodMiniType>(inner: Inner): Reader<z.input<Inner> | null, z.output<Inner> | null> {
  return reader((value) => {
    if (isAbsent(value)) return null;
    const read = z.safeParse(inner, value);
    return read.success ? read.data : undefined;
  });
}

/** The same reader with another wire type, where a server sends more or less of an object than elsewhere. */
/* @__NO_SIDE_EFFECTS__ */
export function sentAs<Wire, Model>(schema: z.ZodMiniType<Model>): z.ZodMiniType<Model, Wire> {
  return schema as z.ZodMiniType<Model, Wire>;
}

/** Marks a key that a server may omit. `reader` reads it as usual. */
/* @__NO_SIDE_EFFECTS__ */
export function whenSent<Wire, Model>(inner: z.ZodMiniType<Model, Wire>): z.ZodMiniType<Model, Wire | undefined> {
  return inner;
}
