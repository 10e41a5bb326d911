export const filterChipsMessages = {
  'en-US': {
    filterChips: 'Active filters',
    filterChipRemove: ({ facet, value }: { facet: string; value: string }) => `Remove ${facet} ${value}`,
    filterChipsClear: 'Clear all',
  },
};
