import type { RecipeVariants } from '@vanilla-extract/recipes';
import { media, text } from '../../theme/mixins.ts';
import { recipe, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size } = vars;

export const avatar = recipe({
  base: {
    ...text('caption'),
    display: 'inline-grid',
    flex: 'none',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    fontWeight: 600,
    letterSpacing: 0,
    userSelect: 'none',
    '@media': { [media.forcedColors]: { border: `${vars.borderWidth.hairline} solid CanvasText` } },
  },
  variants: {
    size: {
      small: { inlineSize: size['avatar-sm'], blockSize: size['avatar-sm'], fontSize: text('overline').fontSize },
      medium: { inlineSize: size['avatar-md'], blockSize: size['avatar-md'] },
      large: { ...text('body-lg'), inlineSize: size['avatar-lg'], blockSize: size['avatar-lg'], fontSize: text('title-md').fontSize, fontWeight: 600 },
    },
    tint: {
      0: { background: color.accent.subtle, color: color.accent.subtleText },
      1: { background: color.tone.brand.surface, color: color.tone.brand.text },
      2: { background: color.background.pressed, color: color.text.secondary },
    },
  },
  defaultVariants: { size: 'medium', tint: 2 },
});
export type AvatarVariants = NonNullable<RecipeVariants<typeof avatar>>;

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
