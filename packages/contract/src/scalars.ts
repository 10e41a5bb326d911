import * as z from 'zod/mini';

/** Ids arrive as numbers or text; inside they are text, so that "7" and 7 are one (decisions.md, Wire). */
export const id = z.pipe(z.union([z.number(), z.string()]), z.transform(String));

const toNumber = (value: string | number): number =>
  typeof value === 'number' ? value : Number(value.replaceAll(/[$,\s]/g, '') || Number.NaN);

/** Numbers may arrive as text, also with a `$` or thousands commas; what is no number becomes null. */
export const amount = z.pipe(
  z.nullish(z.union([z.number(), z.string()])),
  z.transform((value): number | null => {
    if (value === null || value === undefined) return null;
    const number = toNumber(value);
    return Number.isFinite(number) ? number : null;
  }),
);

/** Text that may be absent, null or a number on the wire; inside it is always text. */
export const text = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value): string => (value === null || value === undefined ? '' : String(value))),
);

/** As `text`, but absence stays visible as null. */
export const optionalText = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value): string | null => (value === null || value === undefined || value === '' ? null : String(value))),
);
