import { core } from 'zod/mini';
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
  /** The server's message, when it sent one that is meant for people. */
  readonly serverMessage: string | undefined;
  readonly fields: FieldMessages;
  /** Seconds to wait, from Retry-After. */
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

/**
 * Whether the server accepted a call, but its answer lacks what it should bring: success without news, which is read again where a
 * call for it exists. An answer that is no JSON is none of the API's, and may be a proxy's page.
 */
export const isWithoutNews = (problem: unknown): boolean =>
  problem instanceof Problem && problem.kind === 'unreadable' && problem.cause instanceof core.$ZodError;

const messagesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');

/** What Laravel writes to developers: a missing model or route, an error of the database, a refusal whose reasons are its fields. */
const forDevelopers = /^No query results for model|SQLSTATE\[|^The route .* could not be found\.$|^The \w+ method is not supported for|^The given data was invalid\.$/;

/** The message of an answer, unless it is empty or written for developers: at 5xx, and wherever an exception or its trace stands beside it. */
function messageForPeople(status: number, answer: Readonly<Record<string, unknown>>): string | undefined {
  const { message } = answer;
  const isDebugged = status >= 500 || 'exception' in answer || 'trace' in answer;
  return typeof message !== 'string' || message.trim() === '' || isDebugged || forDevelopers.test(message) ? undefined : message;
}

/** Reads the body of a refused call: `{message, errors: {field: [messages]}}`. Any other body gives no text. */
export function problemOf(response: Response, answer: unknown, requestBody?: RequestBody): Problem {
  const body = isRecord(answer) ? answer : {};
  const { errors } = body;
  const sent = Object.fromEntries(Object.entries(isRecord(errors) ? errors : {}).map(([field, texts]) => [field, messagesOf(texts)]));
  const retryAfter = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  return new Problem('refused', {
    status: response.status,
    serverMessage: messageForPeople(response.status, body),
    fields: requestBody === undefined ? sent : requestBody.toOurNames(sent),
    retryAfter: Number.isNaN(retryAfter) ? undefined : retryAfter,
  });
}
