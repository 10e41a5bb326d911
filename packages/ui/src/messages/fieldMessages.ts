export const fieldMessages = {
  'en-US': {
    searchClear: 'Clear search',
    numberDecrease: ({ label }: { label: string }) => `Decrease ${label}`,
    numberIncrease: ({ label }: { label: string }) => `Increase ${label}`,
    otpPlaceholder: 'Enter your 6-digit code',
    selectPlaceholder: 'Choose',
    choiceOther: 'Other',
    choiceOtherOf: ({ label }: { label: string }) => `${label}, other`,
  },
};
