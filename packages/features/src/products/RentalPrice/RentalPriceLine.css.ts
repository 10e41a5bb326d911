import { media, rem, screenStyle, stitch, tabular, text, vars } from '@valise/ui/theme';

const { color, space } = vars;
const { '@media': stitchMedia, ...fold } = stitch;
const sizes = { sum: rem(200) };

export const line = screenStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  marginBlockStart: space[5],
  paddingBlockStart: space[4],
  selectors: { '&::before': { ...fold, content: '', position: 'absolute', insetBlockStart: 0, insetInline: 0 } },
  '@media': { [media.forcedColors]: { selectors: { '&::before': stitchMedia[media.forcedColors] } } },
});

export const name = screenStyle({ ...text('body'), fontWeight: 600 });

export const sum = screenStyle({ ...text('body'), ...tabular, flex: `1 1 ${sizes.sum}`, color: color.text.secondary, overflowWrap: 'anywhere' });

export const total = screenStyle({ ...text('title-md'), ...tabular, marginInlineStart: 'auto' });
