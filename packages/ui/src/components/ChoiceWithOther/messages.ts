export const choiceWithOtherMessages = {
  'en-US': {
    choiceOther: 'Other',
    choiceOtherOf: ({ label }: { label: string }) => `${label}, other`,
  },
};
