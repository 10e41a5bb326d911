export const otpFieldMessages = {
  'en-US': {
    otpPlaceholder: 'Enter your 6-digit code',
  },
};
