import type { Wording } from '../../messages/useMessages.ts';

export const filterMenuMessages = {
  'en-US': {
    filterMenu: 'Filters',
    filterMenuActive: ({ name, count }: { name: string; count: number }, { number }: Wording) => `${name}, ${number(count)} active`,
    filterMenuClear: 'Clear all',
    filterMenuShow: ({ count }: { count: number }, { number }: Wording) => `Show ${number(count)}`,
  },
};
