'use client';
import type { User } from '@valise/contract';
import { userName } from '../../domain/userName.ts';
import { Dashboard } from './Dashboard.tsx';
import { useAlerts } from './useAlerts.ts';
import { useQueue } from './useQueue.ts';
import { useQueueDetails } from './useQueueDetails.ts';
import { useStats } from './useStats.ts';
import { useNow } from '../../kit/format/useNow.ts';

export interface DashboardContainerProps {
  user: User;
  /** Whether the portal has a screen at a path. Without a screen the text is shown without a link. */
  hasScreen: (path: string) => boolean;
}

/** The dashboard of the signed-in user. A part whose request fails leaves the others as they are. */
export function DashboardContainer({ user, hasScreen }: DashboardContainerProps) {
  return (
    <Dashboard
      name={userName(user)}
      now={useNow()}
      stats={useStats()}
      orders={useQueue()}
      alerts={useAlerts()}
      hasScreen={hasScreen}
      {...useQueueDetails()}
    />
  );
}
