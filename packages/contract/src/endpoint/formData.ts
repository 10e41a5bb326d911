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

// More than twice what the largest form of the contract sends.
const MOST_FIELDS = 200;
const LONGEST_NAME = 100;

/**
 * Reads a multipart body back: what came as `name[0]`, `name[1]` … is a list under `name`; what came as `name[]` is a
 * list that keeps its brackets, as the contract spells it. Throws a RangeError above 200 fields, and for a name of over
 * 100 characters.
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
