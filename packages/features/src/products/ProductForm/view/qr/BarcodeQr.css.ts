import { media, rem, screenStyle, text, vars } from '@valise/ui/theme';

const sizes = { panel: rem(192), none: rem(132) };

export const panel = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space[2],
  inlineSize: '100%',
  maxInlineSize: sizes.panel,
  marginInline: 'auto',
  '@media': { [media.belowTablet]: { maxInlineSize: 'none' } },
});

export const none = screenStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: sizes.none,
  blockSize: sizes.none,
  borderRadius: vars.radius.md,
  background: vars.color.background.sunken,
  color: vars.color.text.secondary,
});

export const caption = screenStyle({ ...text('label'), fontWeight: 400, color: vars.color.text.secondary });
