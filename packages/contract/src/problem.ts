import { isRecord } from './wrapping.ts';

/**
 * Why a call has no answer: the server refused it (its status is no 2xx), could not be reached, took too long, or said
 * something unreadable; or the caller itself called it off.
 */
export type ProblemKind = 'refused' | 'unreachable' | 'timeout' | 'unreadable' | 'aborted';

/** Laravel's errors bag: messages per field, under the wire's field names. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

interface ProblemDetails {
  status?: number;
  serverMessage?: string;
  fields?: FieldMessages;
  retryAfter?: number;
  cause?: unknown;
}

/** What every failed call throws. It carries no secret: neither the body nor the headers of the call. */
export class Problem extends Error {
  readonly kind: ProblemKind;
  /** HTTP status; undefined when there was no answer. */
  readonly status: number | undefined;
  /** The server's own sentence, when it sent one. */
  readonly serverMessage: string | undefined;
  readonly fields: FieldMessages;
  /** Seconds to wait, from a 429's Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(kind: ProblemKind, details: ProblemDetails = {}) {
    super(details.serverMessage ?? `${kind}${details.status === undefined ? '' : ` (${details.status})`}`, {
      cause: details.cause,
    });
    this.name = 'Problem';
    this.kind = kind;
    this.status = details.status;
    this.serverMessage = details.serverMessage;
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter;
  }
}

const messagesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');

/** Reads the body of a refused call: `{message, errors: {field: [messages]}}`; anything else yields no text. */
export function problemOf(response: Response, body: unknown): Problem {
  const said = isRecord(body) ? body : {};
  const bag = isRecord(said.errors) ? Object.entries(said.errors) : [];
  const retryAfter = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  return new Problem('refused', {
    status: response.status,
    serverMessage: typeof said.message === 'string' && said.message !== '' ? said.message : undefined,
    fields: Object.fromEntries(bag.map(([field, texts]) => [field, messagesOf(texts)])),
    retryAfter: Number.isNaN(retryAfter) ? undefined : retryAfter,
  });
}
