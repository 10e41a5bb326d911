import { type FieldMessages, Problem } from '@valise/contract';

export interface FormFailure {
  /** Why it failed as a whole. */
  error?: string;
  /** What is wrong with which field, under the wire's names. */
  fieldErrors?: FieldMessages;
}

/** A failed call as a form shows it: at its fields when the server names any, else as one sentence. */
export function formFailure(problem: unknown, sentence: string): FormFailure {
  const fields = problem instanceof Problem ? Object.entries(problem.fields) : [];
  const named = fields.filter(([, messages]) => messages.length > 0);
  return named.length > 0 ? { fieldErrors: Object.fromEntries(named) } : { error: sentence };
}

/** The sentences of a failure, in the server's order. */
export function sentencesOf({ error, fieldErrors = {} }: FormFailure): readonly string[] {
  return error === undefined ? Object.values(fieldErrors).flat() : [error];
}
