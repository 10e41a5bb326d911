export const lazyPartMessages = {
  'en-US': {
    partFailed: 'This could not be loaded. Try again, or reload the page.',
    partRetry: 'Try again',
    partRetrying: 'Trying again...',
    partClose: 'Close',
  },
};
