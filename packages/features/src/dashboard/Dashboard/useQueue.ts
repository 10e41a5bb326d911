'use client';
import { dashboardEndpoints, type QueueOrder } from '@valise/contract';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { notify } from '@valise/ui/Toast';
import { useEffect } from 'react';
import { useLoadable } from '../../kit/api/useLoadable.ts';
import { useEndpoint } from '../../kit/api/useEndpoint.ts';
import { queueMessages } from '../../domain/order/queueMessages.ts';

/** The orders of Today's Queue. A failure raises one toast; another is raised only after a request has succeeded. */
export function useQueue(): Loadable<readonly QueueOrder[]> {
  const messages = useMessages(queueMessages);
  const response = useEndpoint(dashboardEndpoints.queue);
  const hasFailed = response.error !== undefined;
  useEffect(() => {
    if (hasFailed) notify(messages.queueFailed, { tone: 'critical' });
  }, [hasFailed, messages]);
  return useLoadable(response, messages.queueFailed);
}
