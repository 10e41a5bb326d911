import type { Wording } from '../../../messages/useMessages.ts';

/** Copy of the buttons that move a column and change its width. */
export const columnToolMessages = {
  'en-US': {
    tableColumnsDefault: 'Default columns',
    tableColumnMove: ({ column }: { column: string }) => `Move ${column}`,
    tableColumnUp: ({ column }: { column: string }) => `Move ${column} up`,
    tableColumnDown: ({ column }: { column: string }) => `Move ${column} down`,
    tableColumnNarrower: ({ column }: { column: string }) => `${column} narrower`,
    tableColumnWider: ({ column }: { column: string }) => `${column} wider`,
    tableColumnPlace: ({ column, place, count }: { column: string; place: number; count: number }, { number }: Wording) =>
      `${column}, ${number(place)} of ${number(count)}`,
    tableColumnWidth: ({ column }: { column: string }) => `Width of ${column}`,
    tableColumnPixels: ({ count }: { count: number }, { number }: Wording) => `${number(count)} px`,
  },
};
