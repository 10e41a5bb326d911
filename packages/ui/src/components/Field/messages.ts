export const fieldMessages = {
  'en-US': {
    fieldRequired: ', required',
  },
};
