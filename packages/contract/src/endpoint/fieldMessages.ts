/** Messages per field, under our names; an item of a list is `images.0`. A field without a definition keeps the name it was sent under. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;
