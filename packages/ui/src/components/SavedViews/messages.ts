import type { Wording } from '../../messages/useMessages.ts';

export const savedViewsMessages = {
  'en-US': {
    savedViews: 'Views',
    savedViewsAll: 'All',
    savedViewsUnsaved: 'Unsaved view',
    savedViewsSave: 'Save',
    savedViewsSaveView: 'Save view',
    savedViewsName: 'View name',
    savedViewsCancel: 'Cancel',
    savedViewsKept: 'Keeps search, filters, sort, rows, density and columns on this browser.',
    savedViewsOpenWith: ({ list }: { list: string }) => `Open ${list} with this view`,
    savedViewsNeedName: 'Enter a name for the view.',
    savedViewsSameName: 'Another view has this name.',
    savedViewsRename: 'Rename',
    savedViewsMakeDefault: 'Make default',
    savedViewsNoDefault: 'No longer default',
    savedViewsDuplicate: 'Duplicate',
    savedViewsDelete: 'Delete view',
    savedViewsCopyOf: ({ name, number }: { name: string; number: number }, wording: Wording) =>
      `${name} ${wording.number(number)}`,
    savedViewsDeleteQuestion: ({ name }: { name: string }) => `Are you sure you want to delete the view ${name}? This action cannot be undone.`,
    savedViewsConfirmDelete: 'Yes, Delete',
  },
};
