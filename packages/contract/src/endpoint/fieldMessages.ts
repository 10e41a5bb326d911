/** Messages by field, under our names; an item of a list is `images.0`. An unknown field keeps the name that the server sent. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;
