/** Copy of the menu that sorts cards, which is fetched later than the table. */
export const sortMenuMessages = {
  'en-US': {
    tableSort: 'Sort',
    tableSortBy: 'Sort by',
    tableSortOrder: 'Order',
    tableAscending: 'Ascending',
    tableDescending: 'Descending',
  },
};
