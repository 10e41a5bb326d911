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
  /** The platform's figures, with the labels and values that the server sends. */
  stats: Loadable<readonly Stat[]>;
}

/** Today's figures, queue and alerts. Each part loads, fails and is retried on its own. */
export function DashboardScreen({ name, today, stats, orders, alerts }: DashboardScreenProps) {
  const messages = useMessages(dashboardMessages);
  return (
    <div className={styles.dashboard}>
      <div className={styles.banner}>
        <WelcomeBanner name={name} today={today} />
      </div>
      <div className={styles.stats}>
        <StatGrid label={messages.stats} loading={messages.loadingStats} stats={withIcons(stats)} />
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
