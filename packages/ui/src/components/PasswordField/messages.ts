export const passwordFieldMessages = {
  'en-US': {
    passwordShow: 'Show',
    passwordShowOf: ({ label }: { label: string }) => `Show ${label}`,
    passwordHide: 'Hide',
    passwordHideOf: ({ label }: { label: string }) => `Hide ${label}`,
  },
};
