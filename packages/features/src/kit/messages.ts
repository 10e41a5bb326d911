import type { Wording } from '@valise/ui/messages';

/** Copy that several features use. */
export const sharedMessages = {
  'en-US': {
    errorOccurred: 'An error occurred',
    unreachable: 'The server could not be reached. Check your connection and try again.',
    timeout: 'The server took too long to answer. Please try again.',
    unreadable: 'The server sent an answer that could not be read. Please try again later.',
    noConnection: 'No connection.',
    tookTooLong: 'The server took too long to answer.',
    notReadable: 'The server sent an answer that could not be read.',
    tooMany: 'The server takes no more requests at the moment.',
    unavailable: 'The server is not available at the moment.',
    waiting: ({ seconds }: { seconds: number }, { number }: Wording) => `The server is busy. Trying again in ${number(seconds)} s.`,
  },
};
