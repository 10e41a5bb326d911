import type { LiveFault } from './liveFault.ts';

const faults: Readonly<Record<LiveFault, string>> = {
  missing: 'the server does not offer them',
  refused: 'the server does not permit them',
  unreadable: 'the server does not answer as expected',
  rejected: 'the live service does not accept this portal',
  closed: 'the live connection does not open',
};

export const connectionStripMessages = {
  'en-US': {
    stripOffline: ({ time }: { time: string }) => `Offline since ${time}`,
    stripKept: 'what you type is kept',
    stripReconnecting: 'Reconnecting…',
    stripNotLive: ({ fault }: { fault: LiveFault }) => `No live updates: ${faults[fault]}`,
    stripAsking: 'checked every 30 s instead',
    stripUpdated: ({ minutes }: { minutes: number }) =>
      minutes < 60 ? `Updated ${minutes} min ago` : `Updated ${Math.floor(minutes / 60)} h ago`,
    stripUpdatedNow: 'Updated just now',
    stripRefresh: 'Refresh',
  },
};
