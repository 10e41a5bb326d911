import { type FieldMessages, Problem, type ProblemKind } from '@valise/contract';

/** Why a submit failed, as a screen shows it. A new object is a new failure, even with the same text. */
export interface Failure {
  /** The message of the whole failure; undefined when the server names fields and there is no specified sentence. */
  message?: string;
  /** The reason, where the message does not include it: the server's own sentence, no connection, a timeout. */
  detail?: string;
  /** The messages of each field, by the form's field names. */
  fields?: FieldMessages;
}

/** Thrown when the reply itself reports a failure. It is shown as it is, without a headline or a fallback. */
export class SubmitError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message ?? 'Not accepted');
    this.name = 'SubmitError';
    this.failure = failure;
  }
}

/** The specified sentence for a failure; see `failureOf`. */
export type FailureSentence = { headline: string } | { fallback: string };

/** A sentence for each reason that there is no readable response. A kind of problem that is missing here has no sentence. */
export type ProblemReasons = Readonly<Partial<Record<ProblemKind, string>>>;

/**
 * Turns a failed call into a failure on screen.
 * - `headline`, a sentence that the specification always shows, comes first, and the reason follows it: the server's own
 * sentence,
 *   no connection, a timeout.
 * - `fallback` is shown when the server sends no sentence. The reason why there was no readable response follows it.
 * - Messages of fields go to their fields. They are the reason then, so no other reason is shown.
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

// Some servers repeat the specified sentence.
const withDetail = (message: string, detail: string | undefined): Failure =>
  detail === undefined || detail === message ? { message } : { message, detail };
