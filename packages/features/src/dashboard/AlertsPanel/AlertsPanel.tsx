'use client';
import type { Alert } from '@valise/contract';
import { AlertCard } from '@valise/ui/AlertCard';
import { Card } from '@valise/ui/Card';
import { type Loadable, LoadableView } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { Skeleton } from '@valise/ui/Skeleton';
import { dateOf, formatDate } from '../../shared/format.ts';
import { alertTone } from '../alertTone.ts';
import { dashboardMessages } from '../messages.ts';
import * as styles from './AlertsPanel.css.ts';

export interface AlertsPanelProps {
  /** As the server words them, newest or most urgent first. */
  alerts: Loadable<readonly Alert[]>;
}

/** What wants attention. */
export function AlertsPanel({ alerts }: AlertsPanelProps) {
  const messages = useMessages(dashboardMessages);
  return (
    <Card title={messages.alerts} isFlush>
      {alerts.state === 'loading' ? (
        <Waiting />
      ) : (
        <LoadableView value={alerts} loading={messages.loadingAlerts}>
          {(cards) =>
            cards.length === 0 ? (
              <p className={styles.empty}>{messages.noAlerts}</p>
            ) : (
              <ul className={styles.cards}>
                {cards.map(({ id, label, value, description, descriptionColor, date }) => (
                  <li key={id} className={styles.row}>
                    <AlertCard
                      label={label}
                      value={value}
                      description={description}
                      tone={alertTone(descriptionColor)}
                      date={formatDate(date)}
                      dateTime={dateOf(date) === null ? undefined : date}
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </LoadableView>
      )}
    </Card>
  );
}

function Waiting() {
  const messages = useMessages(dashboardMessages);
  return (
    <div className={styles.waiting}>
      <p role="status" className={styles.waitingText}>
        {messages.loadingAlerts}
      </p>
      {[0, 1, 2].map((place) => (
        <div key={place} className={styles.waitingRow}>
          <Skeleton width="55%" />
          <Skeleton width="80%" />
        </div>
      ))}
    </div>
  );
}
