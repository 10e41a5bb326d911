export const otpFieldMessages = {
  'en-US': {
    otpPlaceholder: 'Enter your 6-digit code',
    otpRefused: 'A code has 6 digits.',
  },
};
