export const lazyPartMessages = {
  'en-US': {
    partLoading: 'Loading...',
    partCancel: 'Cancel',
    partFailed: 'This could not be loaded. Try again, or reload the page.',
    partRetry: 'Try again',
    partReload: 'Reload page',
    partReloading: 'Reloading…',
    partRetrying: 'Trying…',
    partClose: 'Close',
  },
};
