export const composerMessages = {
  'en-US': {
    composerLabel: 'Message',
    composerPlaceholder: 'Type something here',
    composerSend: 'Send',
    composerSendAndNext: 'Send and next',
    composerRestored: 'Message not sent. Your text is back in the box.',
    composerUnsent: 'Not sent:',
    composerRetry: 'Retry',
    composerNotSent: 'Message not sent.',
  },
};
