export const qrCodeMessages = {
  'en-US': {
    qrDrawing: 'Drawing the code...',
    qrFailed: 'The code could not be drawn.',
    qrUnreadable: 'The code cannot be shown.',
    qrRetry: 'Try again',
    qrPreview: 'Preview',
    qrDownload: 'Download',
  },
};
