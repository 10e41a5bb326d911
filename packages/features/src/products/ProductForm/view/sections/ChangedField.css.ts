import { rem, screenStyle, text, vars } from '@valise/ui/theme';

const sizes = { besideLabel: '40%', narrow: rem(240) };

export const field = screenStyle({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

/** At the end of the label's line, or below the field where that line has no room. */
export const was = screenStyle({
  ...text('caption'),
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  maxInlineSize: sizes.besideLabel,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.text.muted,
  '@container': { [`(max-width: ${sizes.narrow})`]: { position: 'static', maxInlineSize: 'none', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
