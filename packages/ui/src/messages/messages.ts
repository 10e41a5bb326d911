/** All copy of the library. A language is added beside 'en-US'. */
export const uiMessages = {
  'en-US': {
    loading: 'Loading',
  },
};
