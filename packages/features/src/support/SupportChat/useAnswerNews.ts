'use client';
import { supportEndpoints } from '@valise/contract';
import { useEffect, useRef } from 'react';
import { useRefresh } from '../../kit/api/useEndpoint.ts';
import type { ThreadRow } from '../messageStore/rowsOf.ts';

/** Requests the tickets again once the last message of an open thread is of the other side: whether somebody waits may have changed. */
export function useAnswerNews(rows: readonly ThreadRow[]): void {
  const refresh = useRefresh();
  const isOwn = rows.findLast(({ status }) => status === 'sent')?.isOwn;
  const known = useRef(isOwn);
  useEffect(() => {
    if (known.current !== undefined && known.current !== isOwn) void refresh(supportEndpoints.list);
    known.current = isOwn;
  }, [isOwn, refresh]);
}
