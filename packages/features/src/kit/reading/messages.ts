import type { Wording } from '@valise/ui/messages';

/** Copy of what a screen says beside what has been read. */
export const readingMessages = {
  'en-US': {
    loaded: ({ count }: { count: number }, { number }: Wording) => `${number(count)} loaded`,
    loadedOf: ({ count, total }: { count: number; total: number }, { number }: Wording) => `${number(count)} of ${number(total)} loaded`,
    failed: 'The others could not be loaded.',
    short: 'The server did not send the others.',
    changed: 'The list changed while it was loaded. An entry may be missing.',
    waiting: ({ seconds }: { seconds: number }, { number }: Wording) => `The server is busy. Going on in ${number(seconds)} s.`,
    unread: ({ count }: { count: number }, { number }: Wording) => `${number(count)} could not be read`,
    unreadItem: ({ place }: { place: number }, { number }: Wording) => `Item ${number(place)}`,
    unreadId: ({ id }: { id: string }) => `Id ${id}`,
    unreadAnswer: 'The answer',
    repeated: 'came twice',
    copyReport: 'Copy report',
    tryAgain: 'Try again',
    goOn: 'Try now',
  },
};
