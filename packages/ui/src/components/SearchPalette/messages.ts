import type { Wording } from '../../messages/useMessages.ts';

export const searchPaletteMessages = {
  'en-US': {
    search: 'Search',
    searchResults: 'Results',
    searchLoading: 'Searching...',
    searchNothing: ({ query }: { query: string }) => `No results for "${query}"`,
    searchFound: ({ count }: { count: number }, { number, plural }: Wording) =>
      `${number(count)} ${plural(count, { one: 'result', other: 'results' })}`,
    searchAll: ({ count }: { count: number }, { number }: Wording) => `All ${number(count)}`,
    searchOpen: 'Open',
    searchMove: 'Move',
    searchNewTab: 'New tab',
  },
};
