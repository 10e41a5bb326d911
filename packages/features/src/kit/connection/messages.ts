export const connectionMessages = {
  'en-US': {
    offline: 'You are offline. This works again once the connection is back.',
  },
};
