export const connectionStripMessages = {
  'en-US': {
    stripOffline: ({ time }: { time: string }) => `Offline since ${time}`,
    stripKept: 'what you type is kept',
    stripReconnecting: 'Reconnecting…',
    stripUpdated: ({ minutes }: { minutes: number }) =>
      minutes < 60 ? `Updated ${minutes} min ago` : `Updated ${Math.floor(minutes / 60)} h ago`,
    stripUpdatedNow: 'Updated just now',
    stripRefresh: 'Refresh',
  },
};
