export const numberFieldMessages = {
  'en-US': {
    numberDecrease: ({ label }: { label: string }) => `Decrease ${label}`,
    numberIncrease: ({ label }: { label: string }) => `Increase ${label}`,
  },
};
