import type { Wording } from '../../messages/useMessages.ts';

export const pagerMessages = {
  'en-US': {
    pagerLabel: 'Pagination',
    pagerShowing: ({ from, to, total }: { from: number; to: number; total: number }, { number }: Wording) =>
      `Showing ${number(from)} to ${number(to)} of ${number(total)} entries`,
    pagerShowingPart: ({ from, to, loaded }: { from: number; to: number; loaded: string }, { number }: Wording) =>
      `Showing ${number(from)} to ${number(to)}, ${loaded}`,
    pagerRows: 'Rows',
    pagerPrevious: 'Previous page',
    pagerNext: 'Next page',
    pagerNumber: ({ page }: { page: number }, { number }: Wording) => number(page),
    pagerPage: ({ page }: { page: number }, { number }: Wording) => `Page ${number(page)}`,
  },
};
