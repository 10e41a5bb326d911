/** Copy of the menu that sorts cards. */
export const sortMenuMessages = {
  'en-US': {
    tableSort: 'Sort',
    tableSortBy: 'Sort by',
    tableSortOrder: 'Order',
    tableAscending: 'Ascending',
    tableDescending: 'Descending',
  },
};
