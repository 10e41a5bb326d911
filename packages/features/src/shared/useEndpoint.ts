'use client';
import type { CallOptions, Endpoint, Problem, ReplyOf } from '@valise/contract';
import { useCallback } from 'react';
import useSWR, { type SWRResponse, useSWRConfig } from 'swr';
import { useApi } from './ApiProvider.tsx';

type ReadRow = Endpoint<string, string, undefined>;

type Question<Called extends ReadRow> = Omit<CallOptions<Called>, 'signal' | 'onProgress'>;
type QuestionOf<Called extends ReadRow> =
  Partial<Question<Called>> extends Question<Called> ? [question?: Question<Called> | null] : [question: Question<Called> | null];

/** Under what a row's answer is kept: one entry per method, path, params and query. */
type EndpointKey = readonly [method: string, path: string, question: unknown];

/**
 * Asks a row that reads, and keeps its answer. `null` in place of the question waits.
 *
 * ```ts
 * const answer = useEndpoint(productEndpoints.one, { params: { id } });
 * return toLoadable(answer, messages.failedToLoad);
 * ```
 */
export function useEndpoint<Called extends ReadRow>(
  row: Called,
  ...[question]: QuestionOf<Called>
): SWRResponse<ReplyOf<Called>, Problem> {
  const api = useApi();
  const key: EndpointKey | null = question === null ? null : [row.method, row.path, question];
  // The client's own types hold for a row that is known; here it is whichever one the caller named.
  return useSWR<ReplyOf<Called>, Problem>(key, () => api.call(row, ...([question ?? {}] as never)));
}

/** Asks a row again, with every question it was asked, where its answers are on screen. */
export function useRefresh(): (row: ReadRow) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (row) => {
      await mutate((key) => Array.isArray(key) && key[0] === row.method && key[1] === row.path);
    },
    [mutate],
  );
}
