'use client';
import { Banner } from '@valise/ui/Banner';
import { Button } from '@valise/ui/Button';
import { CopyButton } from '@valise/ui/CopyButton';
import { useMessages } from '@valise/ui/messages';
import type { ReadingNote } from '../api/toLoadable.ts';
import { useSecondsUntil } from '../api/useSecondsUntil.ts';
import { readingMessages } from './messages.ts';
import * as styles from './ReadingNotes.css.ts';
import { unreadLine, unreadReport } from './unreadReport.ts';

export interface ReadingNotesProps {
  note: ReadingNote;
}

/** The most lines that are shown. The copied report has all. */
const MOST_LINES = 100;

/** Says that only a part was loaded and why, that the request waits, and what could not be read. */
export function ReadingNotes({ note: { kind, part, reason, until, unread, retry, isRetrying } }: ReadingNotesProps) {
  const messages = useMessages(readingMessages);
  const seconds = useSecondsUntil(until);
  const loaded = part && (part.total === undefined ? messages.loaded({ count: part.loaded }) : messages.loadedOf({ count: part.loaded, total: part.total }));
  const why = {
    waiting: seconds === undefined ? undefined : messages.waiting({ seconds }),
    failed: [messages.failed, reason].filter((text) => text !== undefined).join(' '),
    short: messages.short,
    changed: messages.changed,
  };
  return (
    <div className={styles.place}>
      <Banner tone={kind === 'waiting' ? 'info' : 'warning'}>
        {kind !== undefined && (
          <div className={styles.line}>
            {/* The seconds are not announced. */}
            <p className={styles.words} role={kind === 'waiting' ? undefined : 'alert'}>
              {loaded !== undefined && <strong>{loaded}. </strong>}
              {why[kind]}
            </p>
            <Button size="small" isBusy={isRetrying && kind !== 'waiting'} onPress={retry}>
              {kind === 'waiting' ? messages.goOn : messages.tryAgain}
            </Button>
          </div>
        )}
        {unread.length > 0 && (
          <details className={styles.unread}>
            <summary className={styles.summary}>{messages.unread({ count: unread.length })}</summary>
            <ul className={styles.items}>
              {unread.slice(0, MOST_LINES).map((each) => (
                <li key={`${each.place} ${each.keys.join(' ')}`}>{unreadLine(each, messages)}</li>
              ))}
            </ul>
            <CopyButton size="small" label={messages.copyReport} text={unreadReport(unread, window.location.pathname, messages)} />
          </details>
        )}
      </Banner>
    </div>
  );
}
