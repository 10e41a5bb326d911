import { keyframes } from '@vanilla-extract/css';
import { media, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, duration, easing } = vars;
const comes = keyframes({ from: { opacity: 0 } });
const goes = keyframes({ from: { opacity: 1 } });

export const stage = style({
  gridArea: 'stage',
  alignSelf: 'stretch',
  position: 'relative',
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'clip',
  background: color.background.sunken,
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-zoomed]': { cursor: 'grab' },
    '&[data-zoomed][data-held]': { cursor: 'grabbing' },
  },
  '@media': { [media.belowTablet]: { background: 'transparent' } },
});

/** In the middle, even if the picture is larger than the stage. */
const inMiddle = style({ position: 'absolute', inset: '-100%', margin: 'auto', maxInlineSize: 'none', pointerEvents: 'none' });

export const picture = style([
  inMiddle,
  {
    opacity: 0,
    transition: `transform ${duration.fast} ${easing.standard}`,
    selectors: {
      '&[data-shown]': { opacity: 1, animation: `${comes} ${duration.fast} ${easing.linear}` },
      // A picture follows the hand without a delay.
      '[data-held] > &': { transition: 'none' },
    },
  },
]);

export const leaving = style([inMiddle, { opacity: 0, animation: `${goes} ${duration.fast} ${easing.linear}` }]);

export const loading = style({ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center', color: color.text.secondary });

export const broken = style({
  ...text('label'),
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[3],
  color: color.text.secondary,
});
