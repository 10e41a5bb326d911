export const fieldMessages = {
  'en-US': {
    searchClear: 'Clear search',
    otpPlaceholder: 'Enter your 6-digit code',
    selectPlaceholder: 'Choose',
    choiceOther: 'Other',
    choiceOtherOf: ({ label }: { label: string }) => `${label}, other`,
  },
};
