import { media, rem, screenStyle, vars, visuallyHidden } from '@valise/ui/theme';

const { color, space } = vars;
const sizes = { dot: rem(8) };

export const number = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const unread = screenStyle({
  flex: 'none',
  inlineSize: sizes.dot,
  blockSize: sizes.dot,
  borderRadius: vars.radius.full,
  background: color.accent.marker,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

export const hiddenText = screenStyle(visuallyHidden);

export const subject = screenStyle({ overflowWrap: 'anywhere' });

export const meta = screenStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space[3] });
