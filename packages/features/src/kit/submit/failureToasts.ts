import type { Failure } from './failure.ts';

/**
 * The parts of a failure that become toasts.
 * - `all`: the message and every message of a field, one toast each (spec 1.8).
 * - `first`: the message, else the first message of the first field, where the specification shows only the first.
 * - `fields`: only messages of fields, where the screen announces the message itself, for example in a banner with role alert.
 * - `none`: no toast, where the specification calls the failure silent, or where a dialog shows and announces all of it.
 */
export type ToastPolicy = 'all' | 'first' | 'fields' | 'none';

interface FailureToast {
  text: string;
  detail?: string;
}

/** Sorts entries by `names`; the others follow in their own order. */
function inOrder<Value>(entries: [string, Value][], names: readonly string[]): [string, Value][] {
  const place = ([name]: [string, Value]) => (names.includes(name) ? names.indexOf(name) : names.length);
  return entries.toSorted((one, other) => place(one) - place(other));
}

/** The toasts of a failure from top to bottom: the message, then those of fields in the order of `fieldOrder`. */
export function failureToasts(
  { message, detail, fields = {} }: Failure,
  policy: ToastPolicy,
  fieldOrder: readonly string[] = [],
): readonly FailureToast[] {
  if (policy === 'none') return [];
  const ofFields = inOrder(Object.entries(fields), fieldOrder).flatMap(([, messages]) => messages.map((text) => ({ text })));
  if (policy === 'fields' || message === undefined) return policy === 'first' ? ofFields.slice(0, 1) : ofFields;
  const whole = { text: message, ...(detail === undefined ? {} : { detail }) };
  return policy === 'first' ? [whole] : [whole, ...ofFields];
}
