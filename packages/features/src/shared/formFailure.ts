import { type FieldMessages, Problem } from '@valise/contract';

export interface FormFailure {
  /** Why it failed as a whole. */
  error?: string;
  /** What is wrong with which field, under the wire's names. */
  fieldErrors?: FieldMessages;
}

/**
 * A failed call as a form shows it: at its fields when the server names any, else as one sentence. `told` is all of that
 * sentence by sentence, to be told in passing.
 */
export function formFailure(problem: unknown, sentence: string): { shown: FormFailure; told: readonly string[] } {
  const fieldErrors = problem instanceof Problem ? problem.fields : {};
  const told = Object.values(fieldErrors).flat();
  return told.length > 0 ? { shown: { fieldErrors }, told } : { shown: { error: sentence }, told: [sentence] };
}
