import { media, px, tabular, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const sizes = { wide: px(6) };

export const bar = style({ display: 'grid', gridTemplateColumns: '1fr auto', gap: vars.space[2], minInlineSize: 0 });

export const label = style({ ...text('caption'), color: color.text.secondary, overflowWrap: 'anywhere' });

export const value = style({ ...text('caption'), ...tabular, color: color.text.secondary });

export const track = style({
  gridColumn: '1 / -1',
  blockSize: vars.space[1],
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: color.border.default,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});

export const wideTrack = style([track, { display: 'grid', blockSize: sizes.wide }]);

/** Only the transform is animated. */
export const fill = style({
  gridArea: '1 / 1',
  blockSize: '100%',
  background: color.accent.rest,
  transformOrigin: 'left',
  transition: `transform ${vars.duration.base} ${vars.easing.standard}`,
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

export const failed = style([
  fill,
  { background: color.tone.critical.solid, '@media': { [media.forcedColors]: { background: 'GrayText' } } },
]);
