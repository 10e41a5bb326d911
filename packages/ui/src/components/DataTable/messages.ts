import type { Wording } from '../../messages/useMessages.ts';

export const dataTableMessages = {
  'en-US': {
    loading: 'Loading',
    tableEntries: ({ count }: { count: number }, { number, plural }: Wording) =>
      `${number(count)} ${plural(count, { one: 'entry', other: 'entries' })}`,
    tableSortedAscending: ({ column, entries }: { column: string; entries: string }) =>
      `Sorted by ${column}, ascending, ${entries}`,
    tableSortedDescending: ({ column, entries }: { column: string; entries: string }) =>
      `Sorted by ${column}, descending, ${entries}`,
    tablePage: ({ page, pages }: { page: number; pages: number }, { number }: Wording) =>
      `Page ${number(page)} of ${number(pages)}`,
    tablePager: ({ label }: { label: string }) => `${label}, pages`,
    tableSelected: ({ count }: { count: number }, { number }: Wording) => `${number(count)} selected`,
    tableSelectedOf: ({ count, total }: { count: number; total: number }, { number }: Wording) =>
      `${number(count)} of ${number(total)} selected`,
    tableSelectAll: 'Select all',
    tableSelectRow: ({ name }: { name: string }) => `Select ${name}`,
    tableAction: ({ action, name }: { action: string; name: string }) => `${action} ${name}`,
    tableColumns: 'Columns',
    tableColumnsShowAll: 'Show all',
    tableActionsFor: ({ name }: { name: string }) => `Actions for ${name}`,
  },
};
