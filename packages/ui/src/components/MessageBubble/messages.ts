export const messageBubbleMessages = {
  'en-US': {
    chatYou: 'You',
    chatPending: 'Pending',
    chatSent: 'Sent',
    chatFailed: 'Failed',
  },
};
