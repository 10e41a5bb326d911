import type { Wording } from '@valise/ui/messages';

/** The copy of the dialog that asks before products are deleted, which comes with it. A language is added beside 'en-US'. */
export const deleteMessages = {
  'en-US': {
    deleteProduct: 'Delete Product',
    deleteProducts: 'Delete Products',
    deleting: 'Deleting...',
    deleteOneQuestion: 'Are you sure you want to delete this product? This action cannot be undone.',
    deleteManyQuestion: ({ count }: { count: number }, { number }: Wording) =>
      `Are you sure you want to delete ${number(count)} products? This action cannot be undone.`,
    deletedProducts: 'Products that will be deleted',
    shownAndHiddenBySearch: ({ shown, hidden }: { shown: number; hidden: number }, { number }: Wording) =>
      `${number(shown)} shown, ${number(hidden)} hidden by the search`,
    shownAndHiddenByFilters: ({ shown, hidden }: { shown: number; hidden: number }, { number }: Wording) =>
      `${number(shown)} shown, ${number(hidden)} hidden by the filters`,
    hidden: 'Hidden',
    andMore: ({ count }: { count: number }, { number }: Wording) => `and ${number(count)} more`,
    typeToConfirm: ({ count }: { count: number }, { number }: Wording) => `Type ${number(count)} to confirm`,
    confirmDelete: 'Yes, Delete',
  },
};
