'use client';
import { dashboardEndpoints, type QueueOrder } from '@valise/contract';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useEffect } from 'react';
import { toLoadable } from '../shared/toLoadable.ts';
import { useEndpoint } from '../shared/useEndpoint.ts';
import { dashboardMessages } from './messages.ts';

/** The orders of Today's Queue. A failure is also told in passing, once until it has been overcome. */
export function useQueue(): Loadable<readonly QueueOrder[]> {
  const messages = useMessages(dashboardMessages);
  const answer = useEndpoint(dashboardEndpoints.queue);
  const hasFailed = answer.error !== undefined;
  useEffect(() => {
    if (hasFailed) notify(messages.queueFailed, { tone: 'critical' });
  }, [hasFailed, messages]);
  return toLoadable(answer, messages.queueFailed);
}
