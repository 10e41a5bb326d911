import type { Wording } from '../../messages/useMessages.ts';

export const formMessages = {
  'en-US': {
    formAttention: ({ count }: { count: number }, wording: Wording) =>
      `${wording.number(count)} ${wording.plural(count, { one: 'field needs', other: 'fields need' })} attention`,
  },
};
