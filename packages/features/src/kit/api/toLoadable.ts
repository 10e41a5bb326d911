import { Problem, type Unread } from '@valise/contract';
import type { Loadable, LoadedPart } from '@valise/ui/LoadableView';
import type { SWRResponse } from 'swr';
import type { ProblemReasons } from '../submit/failure.ts';
import type { Reading } from './readings.ts';

/** The part of SWR's response that this file reads. */
export type EndpointResponse<Data> = Pick<SWRResponse<Data>, 'data' | 'error' | 'isValidating'> & { mutate: () => unknown; reading?: Reading };

/** The sentences of `toLoadable` for reasons. */
export interface ReadReasons extends ProblemReasons {
  /** The server takes no more requests. */
  tooMany?: string;
  /** The server is not available. */
  unavailable?: string;
  /** The server is busy, and how long the request still waits. Undefined while it does not wait. */
  waiting?: string;
}

/** What a screen says beside what has been read. */
export interface ReadingNote {
  /**
   * `waiting` for a busy server, `failed` at a page, `short` of what the server counts, or `changed` while it was read. Undefined when
   * only some could not be read.
   */
  kind?: 'waiting' | 'failed' | 'short' | 'changed';
  part?: LoadedPart;
  /** Why a page failed. */
  reason?: string;
  /** When the request goes on, in milliseconds of the epoch. */
  until?: number;
  unread: readonly Unread[];
  retry: () => void;
  isRetrying: boolean;
}

/** A screen's `Loadable`, and what the screen says beside it. */
export type Read<Data> = Loadable<Data> & { note?: ReadingNote };

function reasonOf(error: unknown, reasons: ReadReasons): string | undefined {
  if (!(error instanceof Problem)) return undefined;
  const { kind, status, serverMessage } = error;
  if (status === 429) return reasons.tooMany;
  if (status === 503) return reasons.unavailable;
  return reasons[kind] ?? (status !== undefined && status < 500 ? serverMessage : undefined);
}

/**
 * Turns an endpoint's response into a screen's `Loadable`. Data stays on screen while it is requested again, also when that
 * fails. `message` is shown only without data, followed by the reason. The first pages of a list are shown as a part.
 */
export function toLoadable<Data>(response: EndpointResponse<Data>, message: string, reasons: ReadReasons): Read<Data> {
  const { data, error, isValidating, mutate, reading } = response;
  const retry = () => (reading?.wait ? reading.wait.goOn() : void mutate());
  const { unread = [], part: read, wait } = reading ?? {};
  const part = read && { loaded: read.items.length, total: read.total };
  const noteOf = (kind?: ReadingNote['kind'], reason?: string): ReadingNote | undefined =>
    kind === undefined && unread.length === 0 ? undefined : { kind, part, reason, until: wait?.until, unread, retry, isRetrying: isValidating };

  if (data !== undefined) {
    const isShort = read?.total !== undefined && read.total > read.items.length + read.leftOut;
    const note = noteOf(read?.isRead ? (read.hasChanged ? 'changed' : 'short') : undefined);
    return { state: 'ready', data, isRefreshing: isValidating, ...(isShort && { part }), ...(note && { note }) };
  }
  if (read !== undefined && part !== undefined) {
    const note = wait ? noteOf('waiting') : error === undefined ? noteOf() : noteOf('failed', reasonOf(error, reasons));
    return { state: 'ready', data: read.items as Data, isRefreshing: isValidating && error === undefined, part, note };
  }
  if (wait) return { state: 'failed', message, reason: reasons.waiting, retry };
  if (error === undefined) return { state: 'loading' };
  return { state: 'failed', message, reason: reasonOf(error, reasons), retry, isRetrying: isValidating };
}
