import * as z from 'zod/mini';

/** The model that a screen would hold for a sample: `read(product, aProduct({ stock: 0 }))`. */
export function read<Schema extends z.ZodMiniType>(schema: Schema, wire: z.input<Schema>): z.output<Schema> {
  return z.parse(schema, wire);
}

/** As `read`, for a list. */
export function readAll<Schema extends z.ZodMiniType>(schema: Schema, wires: readonly z.input<Schema>[]): z.output<Schema>[] {
  return wires.map((wire) => z.parse(schema, wire));
}
