'use client';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Clock } from '../../icons/Clock.tsx';
import { WarningCircle } from '../../icons/WarningCircle.tsx';
import { WifiSlash } from '../../icons/WifiSlash.tsx';
import { useFormats } from '../../messages/formats.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { PressButton } from '../Button/press/PressButton.tsx';
import { link } from '../Link/Link.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { type ConnectionMoments, type ConnectionNotice, connectionNotice } from './connectionNotice.ts';
import * as styles from './ConnectionStrip.css.ts';
import { connectionStripMessages } from './messages.ts';

export interface ConnectionStripProps extends Omit<ConnectionMoments, 'refreshedAt'> {
  /** Requests the data on screen again. */
  onRefresh: () => void;
}

/** A strip under the top bar that shows a lost connection, missing live updates or the age of old data. It is empty otherwise. */
export function ConnectionStrip({ onRefresh, ...moments }: ConnectionStripProps) {
  const messages = useMessages(connectionStripMessages);
  const formats = useFormats();
  const [refreshedAt, setRefreshedAt] = useState<number | null>(null);
  const [now, setNow] = useState(() => Date.now());
  // A change can be newer than the last reading of the clock; then the change's own time counts.
  const latest = Math.max(now, ...[moments.offlineSince, moments.tryingSince, moments.updatedAt].map((moment) => moment ?? 0));
  const { notice, until } = connectionNotice({ ...moments, refreshedAt }, latest);

  if (notice.kind === 'none' && refreshedAt !== null) setRefreshedAt(null);

  useEffect(() => {
    if (until === Infinity) return undefined;
    const timer = setTimeout(() => setNow(Math.max(Date.now(), until)), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);

  const textOf = (shown: ConnectionNotice): string => {
    if (shown.kind === 'offline') return messages.stripOffline({ time: formats.time(new Date(shown.since)) });
    if (shown.kind === 'notLive') return messages.stripNotLive(shown);
    if (shown.kind === 'old') return messages.stripUpdated(shown);
    return { none: '', reconnecting: messages.stripReconnecting, updated: messages.stripUpdatedNow }[shown.kind];
  };
  const text = textOf(notice);
  const [announced, setAnnounced] = useState<{ kind: ConnectionNotice['kind']; text: string }>({ kind: 'none', text: '' });
  const meanwhile = notice.kind === 'offline' ? messages.stripKept : notice.kind === 'notLive' ? messages.stripAsking : undefined;
  // The age is announced once, not every minute.
  if (announced.kind !== notice.kind) setAnnounced({ kind: notice.kind, text: meanwhile === undefined ? text : `${text} · ${meanwhile}` });

  return (
    <>
      <div role="status" className={styles.announcement}>
        {announced.text}
      </div>
      {notice.kind === 'offline' && (
        <Row isWarning icon={<WifiSlash size={16} />}>
          <strong className={styles.strong}>{text}</strong> · {meanwhile}
        </Row>
      )}
      {notice.kind === 'notLive' && (
        <Row isWarning icon={<WarningCircle size={16} />}>
          <strong className={styles.strong}>{text}</strong> · {meanwhile}
        </Row>
      )}
      {notice.kind === 'reconnecting' && <Row isTrying icon={<Spinner />}>{text}</Row>}
      {(notice.kind === 'old' || notice.kind === 'updated') && (
        <Row icon={<Clock size={16} />}>
          {text} ·{' '}
          <PressButton
            className={`${link} ${styles.refresh}`}
            onPress={() => {
              setRefreshedAt(Date.now());
              onRefresh();
            }}
          >
            {messages.stripRefresh}
          </PressButton>
        </Row>
      )}
    </>
  );
}

interface RowProps {
  icon: ReactNode;
  children: ReactNode;
  isWarning?: boolean;
  isTrying?: boolean;
}

function Row({ icon, children, isWarning = false, isTrying = false }: RowProps) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = row;
    return () => {
      // The focus would otherwise be lost with the button.
      if (current?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);
  const tone = isWarning ? styles.warning : isTrying ? styles.trying : styles.age;
  return (
    // The status above announces the text.
    <div ref={row} data-connection-strip="" className={`${styles.strip} ${tone}`}>
      <div className={styles.content}>
        <span aria-hidden="true" className={styles.icon}>
          {icon}
        </span>
        <p>{children}</p>
      </div>
    </div>
  );
}
