import { media, rem, screenStyle, vars, visuallyHidden } from '@valise/ui/theme';

const sizes = { swatch: rem(16) };

export const none = screenStyle({ color: vars.color.text.muted, fontWeight: 400 });

export const hidden = screenStyle(visuallyHidden);

export const color = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const swatch = screenStyle({
  flex: 'none',
  inlineSize: sizes.swatch,
  blockSize: sizes.swatch,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.xs,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' }, [media.print]: { printColorAdjust: 'exact' } },
});
