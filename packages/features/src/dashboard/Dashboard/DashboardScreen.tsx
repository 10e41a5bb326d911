'use client';
import type { Stat } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import type { Loadable } from '@valise/ui/LoadableView';
import { StatGrid } from '@valise/ui/StatGrid';
import { dashboardMessages } from '../messages.ts';
import { statIcon } from '../statIcon.tsx';
import { WelcomeBanner, type WelcomeBannerProps } from '../WelcomeBanner/WelcomeBanner.tsx';
import { dashboard } from './DashboardScreen.css.ts';

export interface DashboardScreenProps extends WelcomeBannerProps {
  /** The platform's figures, as the server names and words them. */
  stats: Loadable<readonly Stat[]>;
}

/** What is going on today. */
export function DashboardScreen({ name, today, stats }: DashboardScreenProps) {
  const messages = useMessages(dashboardMessages);
  return (
    <div className={dashboard}>
      <WelcomeBanner name={name} today={today} />
      <StatGrid label={messages.states} loading={messages.loadingStates} stats={withIcons(stats)} />
    </div>
  );
}

function withIcons(stats: DashboardScreenProps['stats']) {
  if (stats.state !== 'ready') return stats;
  return { ...stats, data: stats.data.map((stat) => ({ ...stat, icon: statIcon(stat.label) })) };
}
