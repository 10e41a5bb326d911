import type { FieldMessages } from './fieldMessages.ts';
import type { RequestBody } from './requestBody.ts';
import { isRecord } from './wrapping.ts';

/**
 * Why a call failed. The server refused it (a status that is not 2xx, or an answer with `success: false`), could not be reached
 * or took too long, its response could not be read, or the caller aborted the request.
 */
export type ProblemKind = 'refused' | 'unreachable' | 'timeout' | 'unreadable' | 'aborted';

interface ProblemDetails {
  status?: number;
  serverMessage?: string;
  fields?: FieldMessages;
  retryAfter?: number;
  cause?: unknown;
}

/** Thrown by every failed call. It contains no secret: neither the body nor the headers of the call. */
export class Problem extends Error {
  readonly kind: ProblemKind;
  /** HTTP status; undefined without a response. */
  readonly status: number | undefined;
  /** The server's message, when it sent one. */
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

/** Reads the body of a refused call: `{message, errors: {field: [messages]}}`. Any other body gives no text. */
export function problemOf(response: Response, answer: unknown, requestBody?: RequestBody): Problem {
  const { message, errors } = isRecord(answer) ? answer : {};
  const sent = Object.fromEntries(Object.entries(isRecord(errors) ? errors : {}).map(([field, texts]) => [field, messagesOf(texts)]));
  const retryAfter = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  return new Problem('refused', {
    status: response.status,
    serverMessage: typeof message === 'string' && message !== '' ? message : undefined,
    fields: requestBody === undefined ? sent : requestBody.toOurNames(sent),
    retryAfter: Number.isNaN(retryAfter) ? undefined : retryAfter,
  });
}
