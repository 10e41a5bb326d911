export const copyButtonMessages = {
  'en-US': {
    copy: 'Copy',
    copyDone: 'Copied',
    copyFailed: 'Could not copy',
  },
};
