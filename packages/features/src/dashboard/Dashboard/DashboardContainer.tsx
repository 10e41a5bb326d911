'use client';
import type { User } from '@valise/contract';
import { userName } from '../../shared/userName.ts';
import { useAlerts } from '../useAlerts.ts';
import { useQueue } from '../useQueue.ts';
import { useStates } from '../useStates.ts';
import { useToday } from '../useToday.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

export interface DashboardContainerProps {
  user: User;
}

/** The dashboard of the signed-in user. Each part that fails, fails alone. */
export function DashboardContainer({ user }: DashboardContainerProps) {
  return (
    <DashboardScreen name={userName(user)} today={useToday()} stats={useStates()} orders={useQueue()} alerts={useAlerts()} />
  );
}
