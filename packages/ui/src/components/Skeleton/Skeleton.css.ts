import { keyframes } from '@vanilla-extract/css';
import { media, tagShape } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

const base = style({
  display: 'block',
  maxInlineSize: '100%',
  background: vars.color.background.pressed,
  animation: `${pulse} ${vars.duration.pulse} ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
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
