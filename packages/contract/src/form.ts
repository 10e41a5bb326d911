/** A multipart body before it is sent: text, files, and lists of either. `undefined` is left out. */
export type FormFields = Readonly<Record<string, string | Blob | readonly (string | Blob)[] | undefined>>;

/**
 * Writes fields the way Laravel reads them: a list under `name` becomes `name[0]`, `name[1]` …;
 * a list under `name[]` keeps that name for each of its values.
 */
export function toFormData(fields: FormFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (typeof value === 'string' || value instanceof Blob) form.append(name, value);
    else value.forEach((item, index) => form.append(name.endsWith('[]') ? name : `${name}[${index}]`, item));
  }
  return form;
}

/** Reads a multipart body back: `name[0]` and `name[]` are lists; `name[]` keeps its brackets, as the contract spells it. */
export function fromFormData(form: FormData): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    const indexed = /^(.+)\[\d+\]$/.exec(name)?.[1];
    const listName = indexed ?? (name.endsWith('[]') ? name : undefined);
    if (listName === undefined) fields[name] = value;
    else fields[listName] = [...((fields[listName] as unknown[] | undefined) ?? []), value];
  }
  return fields;
}
