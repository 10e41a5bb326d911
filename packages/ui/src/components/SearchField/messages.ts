export const searchFieldMessages = {
  'en-US': {
    searchClear: 'Clear search',
  },
};
