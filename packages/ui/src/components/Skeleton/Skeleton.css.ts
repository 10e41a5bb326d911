import { keyframes } from '@vanilla-extract/css';
import type { RecipeVariants } from '@vanilla-extract/recipes';
import { media } from '../../theme/mixins.ts';
import { recipe } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = recipe({
  base: {
    display: 'block',
    maxInlineSize: '100%',
    background: vars.color.background.pressed,
    animation: `${pulse} ${vars.duration.pulse} ease-in-out infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { border: `${vars.borderWidth.hairline} solid CanvasText` },
      [media.print]: { display: 'none' },
    },
  },
  variants: {
    shape: {
      line: { inlineSize: '100%', blockSize: vars.space[3], borderRadius: vars.radius.xs },
      block: { inlineSize: '100%', blockSize: vars.space[6], borderRadius: vars.radius.sm },
      pill: {
        inlineSize: vars.space[20],
        blockSize: vars.space[6],
        borderRadius: vars.radius.xs,
        borderStartStartRadius: vars.radius.tag,
        borderEndStartRadius: vars.radius.tag,
      },
      circle: { inlineSize: vars.size['avatar-md'], blockSize: vars.size['avatar-md'], borderRadius: vars.radius.full },
    },
  },
  defaultVariants: { shape: 'line' },
});
export type SkeletonVariants = NonNullable<RecipeVariants<typeof skeleton>>;
