export const selectMessages = {
  'en-US': {
    selectPlaceholder: 'Choose',
  },
};
