import type { Wording } from './useMessages.ts';

export const previewMessages = {
  'en-US': {
    previewClose: 'Close',
    previewPlace: ({ place, count }: { place: number; count: number }, { number }: Wording) =>
      `${number(place)} of ${number(count)}`,
    previewPrevious: 'Previous image',
    previewNext: 'Next image',
  },
};
