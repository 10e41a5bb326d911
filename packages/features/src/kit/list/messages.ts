import type { Wording } from '@valise/ui/messages';

/** Copy of every list. */
export const listMessages = {
  'en-US': {
    filters: 'Filters',
    search: 'Search',
    selectedFilter: 'Selected',
    count: ({ count }: { count: number }, { number }: Wording) => number(count),
    clearFilters: 'Clear search and filters',
    filtersCleared: 'Search and filters cleared',
    tryAdjustingFilters: 'Try adjusting filters or check back later.',
    bulkActions: 'Bulk Actions',
    selectRows: 'Select',
    exportRows: 'Export',
    exportCsv: 'Export CSV',
    copyRows: 'Copy rows',
    exportedFields: 'Fields of export and copy',
    shownColumns: 'Shown columns',
    allFields: 'All fields',
    rowsExported: ({ count }: { count: number }, { number, plural }: Wording) =>
      `${number(count)} ${plural(count, { one: 'row', other: 'rows' })} exported`,
    rowsCopied: ({ count }: { count: number }, { number, plural }: Wording) =>
      `${number(count)} ${plural(count, { one: 'row', other: 'rows' })} copied`,
    notWhole: ({ loaded, total }: { loaded: number; total: number | undefined }, { number }: Wording) =>
      total === undefined ? `Only ${number(loaded)} rows are loaded.` : `Only ${number(loaded)} of ${number(total)} rows are loaded.`,
    exportWhole: 'Export them when all are here.',
    failedToExport: 'Failed to export the rows.',
    failedToCopy: 'Failed to copy the rows.',
    tryAgain: 'Check your connection and try again.',
    clipboardRefused: 'The browser did not allow it. Export them as CSV instead.',
  },
};
