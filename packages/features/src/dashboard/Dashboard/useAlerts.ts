'use client';
import { type Alert, dashboardEndpoints } from '@valise/contract';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { toLoadable } from '../../shared/api/toLoadable.ts';
import { useEndpoint } from '../../shared/api/useEndpoint.ts';
import { dashboardMessages } from '../messages.ts';

/** The cards of the Alerts Panel. */
export function useAlerts(): Loadable<readonly Alert[]> {
  const messages = useMessages(dashboardMessages);
  return toLoadable(useEndpoint(dashboardEndpoints.alerts), messages.alertsFailed);
}
