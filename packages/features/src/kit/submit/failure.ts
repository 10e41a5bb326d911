import { type FieldMessages, Problem, type ProblemKind } from '@valise/contract';

/** Why a submit failed, as a screen shows it. A new object is a new failure, also when it reads the same. */
export interface Failure {
  /** The failure as a whole; undefined when the server names fields and the specification has no sentence. */
  message?: string;
  /** Why, where the message does not include it: the server's own sentence, no connection, a timeout. */
  detail?: string;
  /** The messages of each field, under our names. */
  fields?: FieldMessages;
}

/** Thrown by a call that finds a failure in the reply itself. It is shown as it is, without a headline or a fallback. */
export class SubmitError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message ?? 'Not accepted');
    this.name = 'SubmitError';
    this.failure = failure;
  }
}

/** The sentence that the specification has for a failure; see `failureOf`. */
export type FailureSentence = { headline: string } | { fallback: string };

/** Why there is no readable response, in words; a kind of problem that is left out has no words. */
export type ProblemReasons = Readonly<Partial<Record<ProblemKind, string>>>;

/**
 * A failed call as a screen shows it.
 * - `headline`, a sentence that the specification names without condition, comes first, and the reason follows it: the server's
 *   own sentence, no connection, a timeout.
 * - `fallback` is shown without a sentence of the server. Why there was no readable response follows it.
 * - Messages of fields go to their fields. They are the reason then, so no other is shown.
 */
export function failureOf(problem: unknown, sentence: FailureSentence, reasons: ProblemReasons): Failure {
  if (problem instanceof SubmitError) return problem.failure;
  const { kind, serverMessage, fields: allFields = {} } = problem instanceof Problem ? problem : {};
  const fields = Object.fromEntries(Object.entries(allFields).filter(([, messages]) => messages.length > 0));
  const noResponse = kind && reasons[kind];

  if (Object.keys(fields).length > 0) return 'headline' in sentence ? { message: sentence.headline, fields } : { fields };
  if ('headline' in sentence) return withDetail(sentence.headline, noResponse ?? serverMessage);
  return serverMessage === undefined ? withDetail(sentence.fallback, noResponse) : { message: serverMessage };
}

// Some servers repeat the sentence of the specification.
const withDetail = (message: string, detail: string | undefined): Failure =>
  detail === undefined || detail === message ? { message } : { message, detail };
