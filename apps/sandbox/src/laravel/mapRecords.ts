type Fields = Readonly<Record<string, unknown>>;

/** A copy of a JSON value in which `change` has replaced every object, inner ones first. */
export function mapRecords(value: unknown, change: (fields: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((item) => mapRecords(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapRecords(inner, change)])));
}
