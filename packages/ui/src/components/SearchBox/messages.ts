export const searchBoxMessages = {
  'en-US': {
    searchLabel: 'Search',
    searchControl: 'Ctrl',
  },
};
