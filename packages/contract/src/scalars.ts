import * as z from 'zod/mini';

// All but ids read an absent key too, so an object names them bare and its model never holds undefined.

// A leaf reads in one step. Built of zod's own unions it would take five, and a list may have 50,000 rows with dozens of
// leaves each: that halves the time they take. What is optional says so in its type alone, since a leaf reads an absent key.
type Leaf<Wire, Model> = z.ZodMiniTransform<Model, Wire>;
type OptionalLeaf<Wire, Model> = z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniType<Wire, Wire>>, z.ZodMiniTransform<Model, Wire>>;

/* @__NO_SIDE_EFFECTS__ */
function leaf<Wire, Model>(read: (value: unknown) => Model | undefined): Leaf<Wire, Model> {
  return z.transform((value: Wire, payload): Model => {
    const model = read(value);
    if (model !== undefined) return model;
    payload.issues.push({ code: 'custom', input: value, message: 'Invalid input' });
    return z.NEVER;
  });
}

/* @__NO_SIDE_EFFECTS__ */
function optionalLeaf<Wire, Model>(read: (value: unknown) => Model | undefined): OptionalLeaf<Wire | null, Model> {
  return leaf<Wire, Model>(read) as unknown as OptionalLeaf<Wire | null, Model>;
}

const isWritten = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

/** Ids arrive as numbers or text; inside they are text, so that "7" and 7 are one (decisions.md, Wire). */
export const id = leaf<string | number, string>((value) => (isWritten(value) && value !== '' ? String(value) : undefined));

/** An id inside a body: sent as text, taken as either. */
export const sentId = z.codec(z.union([z.string(), z.number()]), z.string(), { decode: String, encode: (value) => value });

/** Numbers may arrive as text, also with a `$` or thousands commas; what is no number becomes null. */
export const amount = optionalLeaf<string | number, number | null>((value) => {
  if (typeof value === 'number') return value;
  if (isAbsent(value)) return null;
  if (typeof value !== 'string') return undefined;
  const digits = value.replaceAll(/[$,\s]/g, '');
  const number = Number(digits);
  return digits === '' || !Number.isFinite(number) ? null : number;
});

/** Text that may be absent, null or a number on the wire; inside it is always text. */
export const text = optionalLeaf<string | number, string>((value) => {
  if (isAbsent(value)) return '';
  return isWritten(value) ? String(value) : undefined;
});

/** As `text`, but absence, empty text included, stays visible as null. */
export const optionalText = optionalLeaf<string | number, string | null>((value) => {
  if (isAbsent(value) || value === '') return null;
  return isWritten(value) ? String(value) : undefined;
});

/** An id that may be missing. */
export const optionalId = optionalText;

/** Databases answer true as true, 1, "1" or "true"; everything else is false. */
export const flag = optionalLeaf<boolean | string | number, boolean>((value) =>
  isAbsent(value) || isWritten(value) || typeof value === 'boolean' ? [true, 1, '1', 'true'].includes(value ?? false) : undefined,
);

/** A list inside an object: absent is empty, and an item that does not fit is left out without costing the object. */
/* @__NO_SIDE_EFFECTS__ */
export function many<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.catch(z.nullish(z.array(z.catch(z.nullable(item), null))), null),
    z.transform((items) => (items ?? []).filter((found) => found !== null)),
  );
}

/** An object inside an object: null when it is absent or does not fit (an empty PHP array stands for no object). */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<Inner extends z.ZodMiniType>(inner: Inner) {
  return z.pipe(
    z.catch(z.nullish(inner), null),
    z.transform((found) => found ?? null),
  );
}
