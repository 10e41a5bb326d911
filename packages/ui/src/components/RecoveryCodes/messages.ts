export const recoveryCodesMessages = {
  'en-US': {
    recoveryCodes: 'Recovery codes',
    recoveryCopy: 'Copy codes',
    recoveryDownload: 'Download',
    recoveryPrint: 'Print',
  },
};
