export const loadingMessages = {
  'en-US': {
    loading: 'Loading...',
    loaded: 'Loaded',
  },
};
