import { createReports, pathShape, type ReportEvent, sendReports } from '@valise/features/kit';

let send: ((event: ReportEvent) => void) | undefined;

/** What went wrong on this page lately, in memory alone. Hand its events to a service by `onReport`; docs/reports.md shows how. */
export const reports = createReports({
  onReport: (event) => send?.(event),
  head: () => {
    const { innerWidth, innerHeight, location, navigator } = window;
    return [`Valise ${pathShape(location.pathname)}`, navigator.userAgent, `${innerWidth} × ${innerHeight}`, navigator.language, navigator.onLine ? 'online' : 'offline'].join(' · ');
  },
});

/** Sends errors to the host's address from now on. A text needs no preflight at another origin. */
export function sendReportsTo(address: string): void {
  send = sendReports((text) => void navigator.sendBeacon(address, text));
}
