import type { FormErrors, FormField } from '../Field/formFields.ts';

/** An API's errors bag: messages by field name. */
export type ErrorsBag = Readonly<Record<string, readonly string[]>>;

/** The first message of each field; a field without one has no error. */
export function firstMessages(bag: ErrorsBag): FormErrors {
  const first = Object.entries(bag).flatMap(([name, [message]]) => (message === undefined ? [] : [[name, message] as const]));
  return Object.fromEntries(first);
}

export function without(errors: FormErrors, name: string): FormErrors {
  const { [name]: cleared, ...rest } = errors;
  return cleared === undefined ? errors : rest;
}

/** One line of the summary. An error whose name belongs to no field has nowhere to lead. */
export interface SummaryLine {
  name: string;
  message: string;
  field: FormField | undefined;
}

/** The errors in the order in which `fields` stand on the page; those of no field come last. */
export function summaryOf(errors: FormErrors, fields: readonly FormField[]): SummaryLine[] {
  const lines = fields.flatMap((field): SummaryLine[] => {
    const message = errors[field.name];
    return message === undefined ? [] : [{ name: field.name, message, field }];
  });
  const known = new Set(fields.map(({ name }) => name));
  const others = Object.entries(errors).filter(([name]) => !known.has(name));
  return [...lines, ...others.map(([name, message]) => ({ name, message, field: undefined }))];
}
