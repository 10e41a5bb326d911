'use client';
import type { User } from '@valise/contract';
import { userName } from '../../shared/format/userName.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { useAlerts } from './useAlerts.ts';
import { useQueue } from './useQueue.ts';
import { useStats } from './useStats.ts';
import { useToday } from './useToday.ts';

export interface DashboardContainerProps {
  user: User;
}

/** The dashboard of the signed-in user. A part whose request fails leaves the others as they are. */
export function DashboardContainer({ user }: DashboardContainerProps) {
  return (
    <DashboardScreen name={userName(user)} today={useToday()} stats={useStats()} orders={useQueue()} alerts={useAlerts()} />
  );
}
