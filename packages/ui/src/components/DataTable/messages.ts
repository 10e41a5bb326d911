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
    tableSelectPage: 'Select this page',
    tableChoose: 'Select one',
    tableThisPage: 'This page',
    tableSelection: 'Selected rows',
    tableNotShown: ({ count }: { count: number }, { number }: Wording) => `${number(count)} not shown`,
    tableShowHidden: 'Show them',
    tableSelectAll: ({ count }: { count: number }, { number }: Wording) => `Select all ${number(count)}`,
    tableSelectFound: ({ count }: { count: number }, { number }: Wording) => `Select all ${number(count)} found`,
    tableSelectLoaded: ({ count }: { count: number }, { number }: Wording) => `Select all ${number(count)} loaded`,
    tableLoaded: ({ count }: { count: number }, { number }: Wording) => `${number(count)} loaded`,
    tableLoadedOf: ({ count, total }: { count: number; total: number }, { number }: Wording) => `${number(count)} of ${number(total)} loaded`,
    tableNotFoundYet: ({ loaded }: { loaded: string }) => `Nothing found yet, ${loaded}`,
    tableClearSelection: 'Clear',
    tableDone: 'Done',
    tableCountOf: ({ count, entries }: { count: number; entries: string }, { number }: Wording) => `${number(count)} of ${entries}`,
    tableSkipToPages: 'Skip to pages',
    tableSelectRow: ({ name }: { name: string }) => `Select ${name}`,
    tableAction: ({ action, name }: { action: string; name: string }) => `${action} ${name}`,
    tableColumns: 'Columns',
    tableComfortable: 'Comfortable',
    tableCompact: 'Compact',
    tableDensity: ({ density }: { density: string }) => `Row height: ${density}`,
    tableRowHeight: ({ count }: { count: number }, { number }: Wording) => `${number(count)} px rows`,
    tableColumnsShown: ({ count, total }: { count: number; total: number }, { number }: Wording) => `${number(count)}/${number(total)}`,
    tableActionsFor: ({ name }: { name: string }) => `Actions for ${name}`,
  },
};
