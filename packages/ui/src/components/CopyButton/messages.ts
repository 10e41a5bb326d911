export const copyButtonMessages = {
  'en-US': {
    copy: 'Copy',
    copyReport: 'Copy report',
    copyDone: 'Copied',
    copyFailed: 'Could not copy',
  },
};
