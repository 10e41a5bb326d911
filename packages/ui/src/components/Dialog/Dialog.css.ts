import type { RecipeVariants } from '@vanilla-extract/recipes';
import { media, text } from '../../theme/mixins.ts';
import { recipe, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

export const size = recipe({
  variants: {
    size: {
      small: { maxInlineSize: vars.size['dialog-sm'] },
      medium: { maxInlineSize: vars.size['dialog-md'] },
    },
  },
  defaultVariants: { size: 'small' },
});
export type DialogVariants = NonNullable<RecipeVariants<typeof size>>;

export const dialog = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  padding: '28px',
  outline: 'none',
  '@media': { [media.belowTablet]: { padding: vars.space[6] } },
});

export const header = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const title = style({ ...text('title-md'), overflowWrap: 'anywhere', minInlineSize: 0 });

/** The cross sits in the corner, as far from both edges as its own icon from its edge. */
export const close = style({ marginBlockStart: '-6px', marginInlineEnd: '-10px' });

export const body = style({ ...text('body'), color: vars.color.text.secondary, overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space[2],
  marginBlockStart: vars.space[4],
  '@media': {
    '(max-width: 479.98px)': { display: 'grid', gridAutoColumns: '1fr', justifyContent: 'stretch' },
  },
});
