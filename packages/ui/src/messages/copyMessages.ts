export const copyMessages = {
  'en-US': {
    copy: 'Copy',
    copyDone: 'Copied',
    copyFailed: 'Could not copy',
    recoveryCodes: 'Recovery codes',
    recoveryCopy: 'Copy codes',
    recoveryDownload: 'Download',
    recoveryPrint: 'Print',
  },
};
