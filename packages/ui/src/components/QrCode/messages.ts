export const qrCodeMessages = {
  'en-US': {
    qrDrawing: 'Generating QR code…',
    qrFailed: "Couldn't generate QR code",
    qrUnreadable: 'The code cannot be shown.',
    qrRetry: 'Try again',
    qrPreview: 'Preview',
    qrDownload: 'Download',
  },
};
