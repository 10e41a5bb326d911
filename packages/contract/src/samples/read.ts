import * as z from 'zod/mini';
import type { Sparse } from '../schema/model.ts';

/** The model for a sample, or for data of an unreliable server: `read(product, aProduct({ stock: 0 }))`. */
export function read<Schema extends z.ZodMiniType>(schema: Schema, wire: Sparse<z.input<Schema>>): z.output<Schema> {
  return z.parse(schema, wire);
}

/** Reads a list of samples. */
export function readAll<Schema extends z.ZodMiniType>(schema: Schema, wires: readonly Sparse<z.input<Schema>>[]): z.output<Schema>[] {
  return wires.map((wire) => z.parse(schema, wire));
}
