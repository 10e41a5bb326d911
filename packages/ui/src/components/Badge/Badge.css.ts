import { media, rem, tabular, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const sizes = { onSidebar: rem(22) };

const base = style({
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
});

export const badges = {
  neutral: style([base, { background: color.background.pressed, color: color.text.secondary }]),
  accent: style([base, { background: color.accent.rest, color: color.accent.onAccent }]),
  subtle: style([base, { background: color.accent.subtle, color: color.accent.subtleText }]),
  info: style([base, { background: color.tone.info.surface, color: color.tone.info.text }]),
  success: style([base, { background: color.tone.success.surface, color: color.tone.success.text }]),
  warning: style([base, { background: color.tone.warning.surface, color: color.tone.warning.text }]),
  critical: style([base, { background: color.tone.critical.surface, color: color.tone.critical.text }]),
  brand: style([base, { background: color.tone.brand.solid, color: color.tone.brand.onSolid }]),
  sidebar: style([
    base,
    {
      minInlineSize: sizes.onSidebar,
      background: 'color-mix(in srgb, currentColor 16%, transparent)',
      selectors: { '[aria-current] &': { background: 'color-mix(in srgb, currentColor 18%, transparent)' } },
    },
  ]),
};
