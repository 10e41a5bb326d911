'use client';
import { dashboardEndpoints, type Stat } from '@valise/contract';
import type { Loadable } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { toLoadable } from '../shared/toLoadable.ts';
import { useEndpoint } from '../shared/useEndpoint.ts';
import { dashboardMessages } from './messages.ts';

/** The platform's figures. */
export function useStates(): Loadable<readonly Stat[]> {
  const messages = useMessages(dashboardMessages);
  return toLoadable(useEndpoint(dashboardEndpoints.states), messages.statesFailed);
}
