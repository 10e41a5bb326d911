import type { RecipeVariants } from '@vanilla-extract/recipes';
import { media, tabular, text } from '../../theme/mixins.ts';
import { recipe } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const badge = recipe({
  base: {
    ...text('pill'),
    ...tabular,
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: vars.space[5],
    minBlockSize: vars.space[5],
    paddingInline: `calc(${vars.space[3]} / 2)`,
    borderRadius: vars.radius.full,
    fontWeight: 600,
    '@media': {
      [media.forcedColors]: { border: `${vars.borderWidth.hairline} solid CanvasText` },
      [media.print]: { border: `${vars.borderWidth.hairline} solid currentColor` },
    },
  },
  variants: {
    tone: {
      neutral: { background: color.background.pressed, color: color.text.secondary },
      accent: { background: color.accent.rest, color: color.accent.onAccent },
      subtle: { background: color.accent.subtle, color: color.accent.subtleText },
      info: { background: color.tone.info.surface, color: color.tone.info.text },
      success: { background: color.tone.success.surface, color: color.tone.success.text },
      warning: { background: color.tone.warning.surface, color: color.tone.warning.text },
      critical: { background: color.tone.critical.surface, color: color.tone.critical.text },
      brand: { background: color.tone.brand.solid, color: color.tone.brand.onSolid },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
export type BadgeVariants = NonNullable<RecipeVariants<typeof badge>>;
