/** The copy of the camera. A language is added beside 'en-US'. */
export const cameraMessages = {
  'en-US': {
    picture: 'What the camera sees',
    starting: 'Starting the camera…',
    looking: 'Hold the QR code or barcode of a label in front of the camera.',
    lookingUp: ({ code }: { code: string }) => `Looking for ${code}…`,
    unknown: ({ code }: { code: string }) => `No product has the code ${code}.`,
    failed: ({ code }: { code: string }) => `Products could not be fetched to look for ${code}.`,
    refused: 'The camera may not be used. Allow it for this page in the browser, or type the code.',
    missing: 'There is no camera. Type the code instead.',
    busy: 'The camera does not start. Another app may be using it. Try again, or type the code.',
    unreadable: 'This browser reads no codes. Type the code instead.',
    tryAgain: 'Try again',
    code: 'Code',
    codeHint: 'The number under the QR code.',
    codeRequired: 'Enter a code.',
    find: 'Find product',
  },
};
