import type { Wording } from '../../messages/useMessages.ts';

export const imagePreviewMessages = {
  'en-US': {
    previewClose: 'Close',
    previewPlace: ({ place, count }: { place: number; count: number }, { number }: Wording) =>
      `${number(place)} of ${number(count)}`,
    previewPrevious: 'Previous image',
    previewNext: 'Next image',
  },
};
