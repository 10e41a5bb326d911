import type { FormErrors, FormField } from '../../Field/form/formFields.ts';

/** The errors of a response: messages by field name. */
export type ErrorsBag = Readonly<Record<string, readonly string[]>>;

/** The messages that are shown under a field: all, or the first. */
export type ShownMessages = 'all' | 'first';

/** The visible messages of each field; a field without messages has no error. */
export function visibleMessages(bag: ErrorsBag, shown: ShownMessages): FormErrors {
  const inError = Object.entries(bag).filter(([, messages]) => messages.length > 0);
  return Object.fromEntries(inError.map(([name, messages]) => [name, shown === 'first' ? messages.slice(0, 1) : messages]));
}

export function without(errors: FormErrors, name: string): FormErrors {
  const { [name]: cleared, ...rest } = errors;
  return cleared === undefined ? errors : rest;
}

/** One line of the summary. An error of an unknown field has no link. */
export interface SummaryLine {
  name: string;
  /** The first message of a field, or all messages of an error without a field. */
  message: string;
  field: FormField | undefined;
}

/** The errors in the order of `fields` on the page; errors without a field come last. */
export function summaryOf(errors: FormErrors, fields: readonly FormField[]): SummaryLine[] {
  const lines = fields.flatMap((field): SummaryLine[] => {
    const [message] = errors[field.name] ?? [];
    return message === undefined ? [] : [{ name: field.name, message, field }];
  });
  const known = new Set(fields.map(({ name }) => name));
  const others = Object.entries(errors).filter(([name]) => !known.has(name));
  return [...lines, ...others.map(([name, messages]) => ({ name, message: messages.join(' '), field: undefined }))];
}
