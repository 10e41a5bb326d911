export const dateFieldMessages = {
  'en-US': {
    dateRefused: 'Use a day like 24/12/2026',
    dateIncomplete: 'Enter a complete date',
    dateMissing: 'This date does not exist',
    dateEarly: 'The year must be 1900 or later',
  },
};
