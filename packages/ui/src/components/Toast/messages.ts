export const toastMessages = {
  'en-US': {
    toastRegion: 'Notifications',
    toastClose: 'Close',
    toastUndo: 'Undo',
    toastKeyZ: 'Z',
  },
};
