export const searchBoxMessages = {
  'en-US': {
    searchLabel: 'Search',
    searchClose: 'Close search',
    searchEscape: 'esc',
    searchControl: 'Ctrl',
  },
};
