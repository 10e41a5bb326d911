import type { Wording } from '../../messages/useMessages.ts';

export const stepLinksMessages = {
  'en-US': {
    stepPlace: ({ place, total }: { place: number; total: number }, { number }: Wording) => `${number(place)} of ${number(total)}`,
    stepAtFirst: ({ total }: { total: number }, { number }: Wording) => `This is the first of ${number(total)}.`,
    stepAtLast: ({ total }: { total: number }, { number }: Wording) => `This is the last of ${number(total)}.`,
  },
};
