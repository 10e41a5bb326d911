import type { Wording } from '../../messages/useMessages.ts';

const MOST = 99;

export const sidebarMessages = {
  'en-US': {
    shellMain: 'Main',
    sidebarCount: ({ count }: { count: number }, { number }: Wording) => (count > MOST ? `${number(MOST)}+` : number(count)),
  },
};
