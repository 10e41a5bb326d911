import type { Wording } from '../../messages/useMessages.ts';

export const chatThreadMessages = {
  'en-US': {
    chatLoading: 'Loading messages...',
    chatLoadingEarlier: 'Loading earlier messages...',
    chatEmpty: 'No messages yet',
    chatToday: 'Today',
    chatYesterday: 'Yesterday',
    chatSent: 'Sent',
    chatNotSent: 'Message not sent.',
    chatMessage: ({ author, text }: { author: string; text: string }) => `${author}: ${text}`,
    chatNew: ({ count }: { count: number }, { number, plural }: Wording) =>
      `${number(count)} new ${plural(count, { one: 'message', other: 'messages' })}`,
  },
};
