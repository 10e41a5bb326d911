import { media } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';

/** The query for windows with a lower `sign-in` picture. */
export const shortWindow: string = media.short;

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
  userSelect: 'none',
  '@media': { [media.print]: { display: 'none' } },
});
