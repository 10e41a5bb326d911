export const dialogMessages = {
  'en-US': {
    cancel: 'Cancel',
    close: 'Close',
  },
};
