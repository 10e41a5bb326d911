import { focusRing, media, px, rem, transition } from '../../../theme/mixins.ts';
import { style } from '../../../theme/style.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;
const sizes = { gap: px(3), line: px(8), emptyLine: px(10), hoveredLine: px(12), target: px(24), square: rem(8) };

const steps = [1, 2, 3, 4, 5] as const;
/** The background colour of each lane, from the first lane on. */
export const laneColors = steps.map((step) =>
  style({
    background: color.lane[step],
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
);

export const bar = style({
  display: 'flex',
  gap: sizes.gap,
  paddingInline: space[5],
  '@media': { [media.print]: { display: 'none' } },
});

/** A grid, so that the tooltip's wrapper inside takes the full width. */
export const segment = style({
  display: 'grid',
  flex: `0 0 ${sizes.target}`,
  minInlineSize: 0,
});

/** Counts nothing and leads nowhere, so it needs no target. */
export const emptySegment = style([segment, { flexBasis: sizes.emptyLine }]);

export const target = style({
  ...focusRing(),
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: sizes.target,
  borderRadius: vars.radius.xs,
  '@media': { [media.touch]: { minBlockSize: vars.size['touch-min'] } },
});

export const line = style({
  ...transition('block-size'),
  inlineSize: '100%',
  blockSize: sizes.line,
  borderRadius: vars.radius.xs,
  selectors: { ':is(a:hover, a:focus-visible) > &': { blockSize: sizes.hoveredLine } },
});

export const emptyLine = style([
  line,
  { border: `1.5px solid ${color.border.control}`, '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } } },
]);

/** The placeholder of the bar. */
export const waiting = style({ display: 'grid', alignItems: 'center', minBlockSize: sizes.target, paddingInline: space[5] });

/** Repeats the lane's colour beside its title. */
export const square = style({ flex: 'none', inlineSize: sizes.square, blockSize: sizes.square, borderRadius: '2px', '@media': { [media.print]: { display: 'none' } } });

export const emptySquare = style([square, { border: `1.5px solid ${color.border.control}` }]);
