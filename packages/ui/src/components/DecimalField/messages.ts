export const decimalFieldMessages = {
  'en-US': {
    decimalRefused: 'Use digits and one decimal point, like 1234.50',
  },
};
