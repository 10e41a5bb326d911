'use client';
import type { Stat } from '@valise/contract';
import { useMessages } from '@valise/ui/messages';
import type { Loadable } from '@valise/ui/LoadableView';
import { StatGrid } from '@valise/ui/StatGrid';
import { AlertsPanel, type AlertsPanelProps } from '../AlertsPanel/AlertsPanel.tsx';
import { dashboardMessages } from '../messages.ts';
import { statIcon } from '../statIcon.tsx';
import { TodaysQueue, type TodaysQueueProps } from '../TodaysQueue/TodaysQueue.tsx';
import { WelcomeBanner, type WelcomeBannerProps } from '../WelcomeBanner/WelcomeBanner.tsx';
import * as styles from './DashboardScreen.css.ts';

export interface DashboardScreenProps extends WelcomeBannerProps, TodaysQueueProps, AlertsPanelProps {
  /** The platform's figures, as the server names and words them. */
  stats: Loadable<readonly Stat[]>;
}

/** What is going on today. Each part is loaded, fails and is asked for again on its own. */
export function DashboardScreen({ name, today, stats, orders, alerts }: DashboardScreenProps) {
  const messages = useMessages(dashboardMessages);
  return (
    <div className={styles.dashboard}>
      <div className={styles.banner}>
        <WelcomeBanner name={name} today={today} />
      </div>
      <div className={styles.states}>
        <StatGrid label={messages.states} loading={messages.loadingStates} stats={withIcons(stats)} />
      </div>
      <div className={styles.queue}>
        <TodaysQueue orders={orders} />
      </div>
      <div className={styles.alerts}>
        <AlertsPanel alerts={alerts} />
      </div>
    </div>
  );
}

function withIcons(stats: DashboardScreenProps['stats']) {
  if (stats.state !== 'ready') return stats;
  return { ...stats, data: stats.data.map((stat) => ({ ...stat, icon: statIcon(stat.label) })) };
}
