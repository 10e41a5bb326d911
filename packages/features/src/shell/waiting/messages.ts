import type { Wording } from '@valise/ui/messages';

interface Counted {
  /** The name of the entry. */
  name: string;
  count: number;
}

/** Names of the sidebar's entries with the count of what waits. They begin with the entry's name. */
export const waitingMessages = {
  'en-US': {
    orders: ({ name, count }: Counted, { number }: Wording) => `${name}, ${number(count)} pending`,
    refunds: ({ name, count }: Counted, { number }: Wording) => `${name}, ${number(count)} pending`,
    tickets: ({ name, count }: Counted, { number }: Wording) => `${name}, ${number(count)} waiting`,
  },
};

/** How much waits for a person, by what it is. What is undefined is not known. */
export type WaitingWork = Readonly<Partial<Record<keyof (typeof waitingMessages)['en-US'], number | undefined>>>;
