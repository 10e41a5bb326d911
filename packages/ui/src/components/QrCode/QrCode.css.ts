import { media, px, tabular, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { buttonClass } from '../Button/buttonClass.ts';

const { color, space } = vars;
const sizes = { frames: { 116: px(116), 132: px(132), 144: px(144), 172: px(172) } };

export const figure = style({ display: 'inline-grid', justifyItems: 'center', gap: space[2], maxInlineSize: '100%' });

/** On a phone the actions fill the width. */
export const figureWithActions = style([figure, { '@media': { [media.belowTablet]: { inlineSize: '100%' } } }]);

const frame = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'content-box',
  maxInlineSize: '100%',
  border: `${vars.borderWidth.hairline} solid ${color.border.default}`,
  borderRadius: vars.radius.md,
  background: color.background.raised,
  color: color.text.secondary,
  forcedColorAdjust: 'none',
  '@media': { [media.print]: { border: 0, inlineSize: '40mm', blockSize: '40mm' } },
});

const framed = (side: string) => style([frame, { inlineSize: side, blockSize: side }]);
export const frames = { 116: framed(sizes.frames[116]), 132: framed(sizes.frames[132]), 144: framed(sizes.frames[144]), 172: framed(sizes.frames[172]) };

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  borderRadius: vars.radius.sm,
});

export const notice = style({ ...text('caption'), display: 'grid', justifyItems: 'center', gap: space[2], padding: space[2], textAlign: 'center' });

export const caption = style({ ...text('label'), ...tabular, overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  '@media': {
    [media.belowTablet]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', inlineSize: '100%' },
    [media.print]: { display: 'none' },
  },
});

export const download = style([
  buttonClass({ size: 'small' }),
  {
    selectors: {
      '&:hover': { background: color.background.hover, borderColor: color.border.strong },
      '&:active': { background: color.background.pressed },
    },
  },
]);
