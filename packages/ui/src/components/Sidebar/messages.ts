export const sidebarMessages = {
  'en-US': {
    shellMain: 'Main',
  },
};
