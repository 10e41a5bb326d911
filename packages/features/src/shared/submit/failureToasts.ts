import type { Failure } from './failure.ts';

/**
 * Which parts of a failure are toasted.
 * - `all`: the message and every message of a field, one toast each (document 1, section 8).
 * - `first`: the message, else the first message of the first field, where a document takes the first.
 * - `fields`: messages of fields alone, where the screen itself announces the message, for example a banner with role alert.
 * - `none`: nothing, where a document calls the failure silent.
 */
export type ToastPolicy = 'all' | 'first' | 'fields' | 'none';

interface FailureToast {
  text: string;
  detail?: string;
}

/** The toasts of a failure, in the order in which they are raised. */
export function failureToasts({ message, detail, fields = {} }: Failure, policy: ToastPolicy): readonly FailureToast[] {
  if (policy === 'none') return [];
  const ofFields = Object.values(fields).flatMap((messages) => messages.map((text) => ({ text })));
  if (policy === 'fields' || message === undefined) return policy === 'first' ? ofFields.slice(0, 1) : ofFields;
  const whole = { text: message, ...(detail === undefined ? {} : { detail }) };
  return policy === 'first' ? [whole] : [whole, ...ofFields];
}
