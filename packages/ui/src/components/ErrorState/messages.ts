export const errorStateMessages = {
  'en-US': {
    errorStateRetry: 'Try again',
    errorStateRetrying: 'Trying…',
  },
};
