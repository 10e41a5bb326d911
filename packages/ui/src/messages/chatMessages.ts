import type { Wording } from './useMessages.ts';

export const chatMessages = {
  'en-US': {
    chatLoading: 'Loading messages...',
    chatLoadingEarlier: 'Loading earlier messages...',
    chatEmpty: 'No messages yet',
    chatToday: 'Today',
    chatYesterday: 'Yesterday',
    chatDate: ({ day, month, year }: { day: string; month: string; year: string }) => `${day} ${month} ${year}`,
    chatYou: 'You',
    chatPending: 'Pending',
    chatSent: 'Sent',
    chatFailed: 'Failed',
    chatNotSent: 'Message not sent.',
    chatSaid: ({ author, text }: { author: string; text: string }) => `${author}: ${text}`,
    chatNew: ({ count }: { count: number }, { number, plural }: Wording) =>
      `${number(count)} new ${plural(count, { one: 'message', other: 'messages' })}`,
    composerLabel: 'Message',
    composerPlaceholder: 'Type something here',
    composerSend: 'Send',
    composerTakenBack: 'Message not sent. Its text is back in the field.',
    composerUnsent: 'Not sent:',
    composerRetry: 'Retry',
  },
};
