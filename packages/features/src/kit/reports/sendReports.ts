import type { ReportEvent, ReportKind } from './reports.ts';

/** Each kind is sent at most once in this time, in ms. */
const EVERY_MS = 60_000;

const errors: readonly ReportKind[] = ['error', 'rejection', 'request', 'unread', 'policy'];

/**
 * Sends errors to an address, as the JSON of a `ReportEvent`, once per minute and kind. It needs no answer and retries nothing.
 *
 * @param send posts a text, for example by `navigator.sendBeacon`
 */
export function sendReports(send: (text: string) => void): (event: ReportEvent) => void {
  const sentAt = new Map<ReportKind, number>();
  return (event) => {
    if (!errors.includes(event.kind) || event.at - (sentAt.get(event.kind) ?? -Infinity) < EVERY_MS) return;
    sentAt.set(event.kind, event.at);
    send(JSON.stringify(event));
  };
}
