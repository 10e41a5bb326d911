export const bannerMessages = {
  'en-US': {
    dismiss: 'Dismiss',
  },
};
