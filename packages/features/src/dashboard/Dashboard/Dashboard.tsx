'use client';
import type { Stat } from '@valise/contract';
import { type Messages, useMessages } from '@valise/ui/messages';
import { StatGrid } from '@valise/ui/StatGrid';
import type { Read } from '../../kit/api/toLoadable.ts';
import { ReadingNoteOf } from '../../kit/reading/ReadingNoteOf.tsx';
import { AlertsPanel, type AlertsPanelProps } from '../AlertsPanel/AlertsPanel.tsx';
import { dashboardMessages } from '../messages.ts';
import { statIcon } from '../statIcon.tsx';
import { statLink } from '../statLink.ts';
import { TodaysQueue, type TodaysQueueProps } from '../TodaysQueue/TodaysQueue.tsx';
import { WelcomeBanner, type WelcomeBannerProps } from '../WelcomeBanner/WelcomeBanner.tsx';
import * as styles from './Dashboard.css.ts';

export interface DashboardProps extends WelcomeBannerProps, TodaysQueueProps, AlertsPanelProps {
  /** The platform's figures, with the labels and values that the server sends. */
  stats: Read<readonly Stat[]>;
}

/** A figure with its icon, and with a link where the portal has that screen. */
function linkedStat(stat: Stat, hasScreen: (path: string) => boolean, messages: Messages<(typeof dashboardMessages)['en-US']>) {
  const link = statLink(stat.label);
  const linked = link === null || !hasScreen(link.href) ? {} : { href: link.href, linkHint: messages[link.hint] };
  return { ...stat, icon: statIcon(stat.label), ...linked };
}

/** Today's figures, queue and alerts. Each part loads, fails and is retried on its own. */
export function Dashboard({ name, stats, alerts, ...queue }: DashboardProps) {
  const messages = useMessages(dashboardMessages);
  const { hasScreen } = queue;
  const shown = stats.state === 'ready' ? { ...stats, data: stats.data.map((stat) => linkedStat(stat, hasScreen, messages)) } : stats;
  return (
    <div className={styles.dashboard}>
      <div className={styles.banner}>
        <WelcomeBanner name={name} now={queue.now} />
      </div>
      <div className={styles.stats}>
        <ReadingNoteOf value={stats} />
        <StatGrid label={messages.stats} loading={messages.loadingStats} empty={messages.noStats} stats={shown} />
      </div>
      <div className={styles.queue}>
        <TodaysQueue {...queue} />
      </div>
      <div className={styles.alerts}>
        <ReadingNoteOf value={alerts} />
        <AlertsPanel alerts={alerts} />
      </div>
    </div>
  );
}
