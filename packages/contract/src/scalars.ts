import * as z from 'zod/mini';

// Each of these reads an absent key too, so an object names them bare and its model never holds undefined.

/** Ids arrive as numbers or text; inside they are text, so that "7" and 7 are one (decisions.md, Wire). */
export const id = z.pipe(z.union([z.number(), z.string().check(z.minLength(1))]), z.transform(String));

/** An id inside a body: sent as text, taken as either. */
export const sentId = z.codec(z.union([z.string(), z.number()]), z.string(), { decode: String, encode: (value) => value });

/** An id that may be missing. */
export const optionalId = z.pipe(
  z.nullish(z.union([z.number(), z.string()])),
  z.transform((value): string | null => (value === null || value === undefined || value === '' ? null : String(value))),
);

/** Numbers may arrive as text, also with a `$` or thousands commas; what is no number becomes null. */
export const amount = z.pipe(
  z.nullish(z.union([z.number(), z.string()])),
  z.transform((value): number | null => {
    if (typeof value === 'number') return value;
    const digits = value?.replaceAll(/[$,\s]/g, '') ?? '';
    const number = Number(digits);
    return digits === '' || !Number.isFinite(number) ? null : number;
  }),
);

/** Text that may be absent, null or a number on the wire; inside it is always text. */
export const text = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value): string => (value === null || value === undefined ? '' : String(value))),
);

/** As `text`, but absence stays visible as null. */
export const optionalText = z.pipe(
  text,
  z.transform((value): string | null => (value === '' ? null : value)),
);

/** Databases answer true as true, 1, "1" or "true"; everything else is false. */
export const flag = z.pipe(
  z.nullish(z.union([z.boolean(), z.number(), z.string()])),
  z.transform((value): boolean => value === true || value === 1 || value === '1' || value === 'true'),
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
