import { media, px, rem, screenStyle, stitch, text, vars } from '@valise/ui/theme';

const sizes = { labelGapOnPhone: px(6), leastButton: rem(88) };

export const divider = screenStyle({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlock: `${vars.space[6]} ${vars.space[4]}`,
  color: vars.color.text.muted,
  fontWeight: 400,
  '@media': {
    // Phones have no room for it.
    [media.belowTablet]: { display: 'none' },
  },
});

export const stitchLine = screenStyle({ ...stitch, flex: 1 });

export const buttons = screenStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${sizes.leastButton}), 1fr))`,
  gap: vars.space[2],
  '@media': {
    [media.belowTablet]: { marginBlockStart: vars.space[4] },
  },
});

export const label = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': {
    // On a phone three names side by side need almost the whole width of their buttons.
    [media.belowTablet]: { ...text('label'), gap: sizes.labelGapOnPhone, marginInline: `calc(-1 * ${vars.space[3]})`, fontWeight: 550 },
  },
});

export const icon = screenStyle({ flex: 'none' });

export const failure = screenStyle({
  marginBlockEnd: vars.space[3],
  '@media': {
    [media.belowTablet]: { marginBlock: vars.space[4] },
  },
});

export const note = screenStyle({
  ...text('label'),
  marginBlockStart: vars.space[2],
  color: vars.color.text.muted,
  fontWeight: 400,
  textAlign: 'center',
});
