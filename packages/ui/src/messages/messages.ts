import type { Wording } from './useMessages.ts';

/** All copy of the library. A language is added beside 'en-US'. */
export const uiMessages = {
  'en-US': {
    loading: 'Loading',
    errorStateRetry: 'Try again',
    errorStateRetrying: 'Trying again...',
    pagerLabel: 'Pagination',
    pagerShowing: ({ from, to, total }: { from: number; to: number; total: number }, { number }: Wording) =>
      `Showing ${number(from)} to ${number(to)} of ${number(total)} entries`,
    pagerRows: 'Rows',
    pagerPrevious: 'Previous page',
    pagerNext: 'Next page',
    pagerPage: ({ page }: { page: number }, { number }: Wording) => `Page ${number(page)}`,
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
    tableActionsFor: ({ name }: { name: string }) => `Actions for ${name}`,
    filterMenu: 'Filters',
    filterMenuActive: ({ count }: { count: number }, { number }: Wording) => `Filters, ${number(count)} active`,
    filterMenuClear: 'Clear',
    brandName: 'Valise',
    breadcrumbs: 'Breadcrumbs',
    skipLink: 'Skip to content',
    shellMain: 'Main',
    shellOpenMenu: 'Open menu',
    shellMenu: 'Menu',
    cancel: 'Cancel',
    close: 'Close',
    dismiss: 'Dismiss',
    formAttention: ({ count }: { count: number }, wording: Wording) =>
      `${wording.number(count)} ${wording.plural(count, { one: 'field needs', other: 'fields need' })} attention`,
    formErrorOf: ({ label, message }: { label: string; message: string }) => `${label}: ${message}`,
    passwordShow: 'Show',
    passwordShowOf: ({ label }: { label: string }) => `Show ${label}`,
    passwordHide: 'Hide',
    passwordHideOf: ({ label }: { label: string }) => `Hide ${label}`,
    fieldRequired: ', required',
    searchClear: 'Clear search',
    selectPlaceholder: 'Choose',
    choiceOther: 'Other',
    choiceOtherOf: ({ label }: { label: string }) => `${label}, other`,
    toastRegion: 'Notifications',
  },
};
