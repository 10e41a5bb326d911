import { keyframes } from '@vanilla-extract/css';
import { media, tagShape } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { fast, pulse: period } = vars.duration;
const appear = keyframes({ from: { opacity: 0 } });
const pulse = keyframes({ '50%': { opacity: 0.55 } });

const base = style({
  display: 'block',
  maxInlineSize: '100%',
  background: vars.color.background.pressed,
  // Data that arrives within 120 ms shows no skeleton; the space is reserved from the start.
  animation: `${appear} ${fast} ${fast} backwards, ${pulse} ${period} calc(2 * ${fast}) ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: `${appear} 0s ${fast} backwards` },
    [media.forcedColors]: { border: `${vars.borderWidth.hairline} solid CanvasText` },
    [media.print]: { display: 'none' },
  },
});

/** Plain classes instead of a recipe, because a loading table renders many skeletons. */
export const skeletons = {
  line: style([base, { inlineSize: '100%', blockSize: vars.space[3], borderRadius: vars.radius.xs }]),
  block: style([base, { inlineSize: '100%', blockSize: vars.space[6], borderRadius: vars.radius.sm }]),
  pill: style([
    base,
    {
      inlineSize: vars.space[20],
      blockSize: vars.space[6],
      ...tagShape(),
    },
  ]),
  circle: style([
    base,
    { inlineSize: vars.size['avatar-md'], blockSize: vars.size['avatar-md'], borderRadius: vars.radius.full },
  ]),
};
