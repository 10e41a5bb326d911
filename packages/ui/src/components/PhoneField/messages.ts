export const phoneFieldMessages = {
  'en-US': {
    phoneRefused: 'A phone number has 10 digits.',
  },
};
