export const composerMessages = {
  'en-US': {
    composerLabel: 'Message',
    composerPlaceholder: 'Type something here',
    composerSend: 'Send',
    composerRestored: 'Message not sent. Its text is back in the field.',
    composerUnsent: 'Not sent:',
    composerRetry: 'Retry',
    composerNotSent: 'Message not sent.',
  },
};
