/** A multipart body before it is sent: texts, files, and lists of both. `undefined` is omitted. */
export type FormFields = Readonly<Record<string, string | Blob | readonly (string | Blob)[] | undefined>>;

/**
 * Writes fields in Laravel's notation: a list under `name` becomes `name[0]`, `name[1]` …; a list under `name[]` repeats that
 * name for each value.
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

// More than twice the number of fields in the contract's largest form.
const MOST_FIELDS = 200;
const LONGEST_NAME = 100;

/**
 * Reads a multipart body back: `name[0]`, `name[1]` … become a list under `name`; repeated `name[]` become a list under `name[]`,
 * as the contract spells it. Throws a RangeError for more than 200 fields, and for a name of more than 100 characters.
 */
export function fromFormData(form: FormData): Record<string, unknown> {
  const single = new Map<string, unknown>();
  const lists = new Map<string, unknown[]>();
  let count = 0;
  for (const [name, value] of form) {
    count += 1;
    if (count > MOST_FIELDS || name.length > LONGEST_NAME) throw new RangeError('The form has too many fields, or too long a name');
    const listName = name.endsWith('[]') ? name : /^(.+)\[\d+\]$/.exec(name)?.[1];
    if (listName === undefined) single.set(name, value);
    else if (lists.has(listName)) lists.get(listName)?.push(value);
    else lists.set(listName, [value]);
  }
  return Object.fromEntries<unknown>([...single, ...lists]);
}
