'use client';
import { type Alert, dashboardEndpoints } from '@valise/contract';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { useLoadable } from '../../kit/api/useLoadable.ts';
import { useEndpoint } from '../../kit/api/useEndpoint.ts';
import { dashboardMessages } from '../messages.ts';

export function useAlerts(): Loadable<readonly Alert[]> {
  const messages = useMessages(dashboardMessages);
  return useLoadable(useEndpoint(dashboardEndpoints.alerts), messages.alertsFailed);
}
