import type { Wording } from '../../messages/useMessages.ts';

export const searchPaletteMessages = {
  'en-US': {
    search: 'Search',
    searchClose: 'Close search',
    searchNothing: 'Nothing found',
    searchFound: ({ count }: { count: number }, { number, plural }: Wording) =>
      `${number(count)} ${plural(count, { one: 'result', other: 'results' })}`,
  },
};
