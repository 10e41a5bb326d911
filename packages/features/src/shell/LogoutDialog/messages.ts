/** The copy about work that a logout removes. */
export const unsavedWorkMessages = {
  'en-US': {
    logoutLoses: 'You lose what is not saved:',
    unsentMessages: 'Messages that are not sent',
    inThisTab: ({ work }: { work: string }) => `${work}, in this tab`,
    inAnotherTab: ({ work }: { work: string }) => `${work}, in another tab`,
  },
};
