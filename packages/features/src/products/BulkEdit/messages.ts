import type { Messages, Wording } from '@valise/ui/messages';

interface Count {
  count: number;
}
interface Named {
  name: string;
}

const products = ({ count }: Count, { number, plural }: Wording) => `${number(count)} ${plural(count, { one: 'product', other: 'products' })}`;

/** The copy of changing several products at once. A language is added beside 'en-US'. */
export const bulkEditMessages = {
  'en-US': {
    editProducts: (values: Count, wording: Wording) => `Edit ${products(values, wording)}`,
    onlyThese: 'Only status and base price change. All else stays as it is.',
    putBackProducts: (values: Count, wording: Wording) => `Put back ${products(values, wording)}`,
    formerValues: 'Status and base price become what they were.',
    loading: 'Loading products...',
    failedToLoad: 'Failed to fetch products',

    status: 'Status',
    basePrice: 'Base price',
    leaveAsItIs: 'Leave as it is',
    setTo: 'Set to',
    raiseBy: 'Raise by',
    lowerBy: 'Lower by',
    amount: 'Amount',
    unit: 'Unit',
    chooseFirst: 'Choose a status or a price.',
    enterAmount: 'Enter an amount for the price.',
    nothingChanges: 'All of them have these values already.',
    stopHint: 'Stop leaves the rows that are already updated as they are.',

    product: 'Product',
    result: 'Result',
    becomes: 'becomes',
    leftOut: 'Left out',
    unchanged: 'Unchanged',
    updated: 'Updated',
    saving: 'Saving...',
    cancel: 'Cancel',
    close: 'Close',
    stop: 'Stop',
    retry: 'Retry',
    retryRow: ({ name }: Named) => `Retry ${name}`,
    retryFailed: ({ count }: Count, { number }: Wording) => `Retry ${number(count)} failed`,
    update: (values: Count, wording: Wording) => `Update ${products(values, wording)}`,
    putBack: (values: Count, wording: Wording) => `Put back ${products(values, wording)}`,
    andMore: ({ count }: Count, { number }: Wording) => `and ${number(count)} more`,

    doneOf: ({ done, total }: { done: number; total: number }, { number }: Wording) => `${number(done)} of ${number(total)} updated`,
    failedCount: ({ count }: Count, { number }: Wording) => `${number(count)} failed`,
    leftOutCount: ({ count }: Count, { number }: Wording) => `${number(count)} left out`,
    notSent: ({ count }: Count, { number, plural }: Wording) => `${number(count)} ${plural(count, { one: 'was', other: 'were' })} not changed`,
    oneAtATime: 'Saving one at a time',
    startedWith: (values: Count, wording: Wording) => `Saving ${products(values, wording)}, one at a time`,
    failedRow: ({ name, reason }: { name: string; reason: string }) => `${name}: ${reason}`,
    retrying: ({ name }: Named) => `Saving ${name}`,
    productsUpdated: (values: Count, wording: Wording) => `${products(values, wording)} updated`,
    productsPutBack: (values: Count, wording: Wording) => `${products(values, wording)} put back`,

    changedElsewhere: 'It was changed elsewhere meanwhile. Retry changes what it is now.',
    deletedElsewhere: 'It was deleted elsewhere.',
    belowZero: 'Its price would be below zero.',
    tooLarge: 'Its price would be too large.',
    missing: ({ field }: { field: string }) => `${field} did not come with it.`,
    unreadable: ({ field }: { field: string }) => `${field} cannot be read.`,
    severalVideos: 'It has several videos, and one can be sent back.',
  },
};

export type BulkEditCopy = Messages<(typeof bulkEditMessages)['en-US']>;
