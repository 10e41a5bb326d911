/** What an event is about. */
export type ReportKind = 'error' | 'rejection' | 'request' | 'unread' | 'connection' | 'policy' | 'longTask' | 'vitals';

/** Something that happened in the app. It has ids, statuses and shapes, but no personal value, no token and no text of anybody. */
export interface ReportEvent {
  /** In ms since 1970. */
  at: number;
  kind: ReportKind;
  /** One line for a developer. */
  line: string;
}

/** The last events that are kept. */
export const MOST_EVENTS = 200;

export interface ReportsOptions {
  /** Called with each event, for example to hand errors to a service. */
  onReport?: (event: ReportEvent) => void;
  /** The lines above the events: the screen, the browser. @default none */
  head?: () => string;
  /** @default Date.now */
  now?: () => number;
}

export interface Reports {
  add: (kind: ReportKind, line: string) => void;
  /** The report to copy, newest event last. */
  text: () => string;
}

/** Keeps the last events of this page in memory. Nothing is stored or sent. */
export function createReports({ onReport, head, now = Date.now }: ReportsOptions = {}): Reports {
  const events: ReportEvent[] = [];
  const lineOf = ({ at, kind, line }: ReportEvent) => `${new Date(at).toISOString()} ${kind}: ${line}`;
  return {
    add(kind, line) {
      const event = { at: now(), kind, line };
      events.push(event);
      if (events.length > MOST_EVENTS) events.shift();
      onReport?.(event);
    },
    text: () => [...(head === undefined ? [] : [head()]), ...events.map(lineOf)].join('\n'),
  };
}
