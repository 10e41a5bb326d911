'use client';
import { dashboardEndpoints, type Stat } from '@valise/contract';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { useLoadable } from '../../kit/api/useLoadable.ts';
import { useEndpoint } from '../../kit/api/useEndpoint.ts';
import { dashboardMessages } from '../messages.ts';

export function useStats(): Loadable<readonly Stat[]> {
  const messages = useMessages(dashboardMessages);
  return useLoadable(useEndpoint(dashboardEndpoints.states), messages.statsFailed);
}
