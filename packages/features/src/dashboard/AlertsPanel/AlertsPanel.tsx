'use client';
import type { Alert } from '@valise/contract';
import { AlertCard, AlertCardSkeleton } from '@valise/ui/AlertCard';
import { Card } from '@valise/ui/Card';
import { type Loadable, LoadableView, LoadingText } from '@valise/ui/LoadableView';
import { useMessages } from '@valise/ui/messages';
import { dateOf, useValueFormats } from '../../kit/format/format.ts';
import { alertTone } from '../alertTone.ts';
import { dashboardMessages } from '../messages.ts';
import * as styles from './AlertsPanel.css.ts';

export interface AlertsPanelProps {
  /** In the server's order: newest or most urgent first. */
  alerts: Loadable<readonly Alert[]>;
}

/** The alerts that need attention. */
export function AlertsPanel({ alerts }: AlertsPanelProps) {
  const messages = useMessages(dashboardMessages);
  const formats = useValueFormats();
  return (
    <Card
      title={messages.alerts}
      isFlush
      actions={
        alerts.state === 'loading' && <LoadingText text={messages.loadingAlerts} className={styles.loading} />
      }
    >
      {alerts.state === 'loading' ? (
        [0, 1, 2].map((place) => (
          <div key={place} className={styles.card}>
            <AlertCardSkeleton />
          </div>
        ))
      ) : (
        <LoadableView value={alerts} loading={messages.loadingAlerts} failureLayout="row">
          {(cards) =>
            cards.length === 0 ? (
              <p className={styles.empty}>{messages.noAlerts}</p>
            ) : (
              <ul className={styles.cards}>
                {cards.map(({ id, label, value, description, descriptionColor, date }) => (
                  <li key={id} className={styles.card}>
                    <AlertCard
                      label={label}
                      value={value}
                      description={description}
                      tone={alertTone(descriptionColor)}
                      date={formats.date(date)}
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
