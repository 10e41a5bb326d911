'use client';
import { dashboardEndpoints, type User } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import { toLoadable } from '../../shared/toLoadable.ts';
import { useEndpoint } from '../../shared/useEndpoint.ts';
import { userName } from '../../shared/userName.ts';
import { dashboardMessages } from '../messages.ts';
import { useToday } from '../useToday.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

export interface DashboardContainerProps {
  user: User;
}

/** The dashboard of the signed-in user. Each part that fails, fails alone. */
export function DashboardContainer({ user }: DashboardContainerProps) {
  const messages = useMessages(dashboardMessages);
  const stats = toLoadable(useEndpoint(dashboardEndpoints.states), messages.statesFailed);
  return <DashboardScreen name={userName(user)} today={useToday()} stats={stats} />;
}
