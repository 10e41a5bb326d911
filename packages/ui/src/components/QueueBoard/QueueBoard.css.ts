import { createContainer } from '@vanilla-extract/css';
import { below, focusRing, media, px, rem, tabular, text, transition } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { buttonClass } from '../Button/buttonClass.ts';

const { color, space } = vars;
const sizes = {
  lane: px(220),
  lanePaddingTop: rem(7),
  chipCountPadding: px(6),
  underlineOffset: rem(3),
  statusMarginTop: rem(11),
  empty: rem(108),
};
const hairline = vars.borderWidth.hairline;
const container = createContainer();
const wide = `${container} (min-width: ${vars.container['queue-lanes']})`;
const oneLane = `${container} ${below(vars.container['table-condensed'])}`;

export const board = style({
  ...focusRing(),
  containerType: 'inline-size',
  containerName: container,
  border: `${hairline} solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  background: color.background.surface,
  overflow: 'clip',
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: `${space[4]} ${space[2]}`,
  paddingInline: space[5],
  '@container': { [oneLane]: { paddingInline: space[4] } },
});

export const heading = style({ ...text('heading'), overflowWrap: 'anywhere' });

export const summary = style({ ...text('label'), ...tabular, fontWeight: 400, color: color.text.muted });

export const chips = style({
  display: 'none',
  gap: space[2],
  paddingBlock: space[2],
  paddingInline: space[4],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: space[4],
  scrollbarWidth: 'none',
  '@container': { [oneLane]: { display: 'flex' } },
});

export const chip = style({
  ...text('label'),
  ...transition('background-color', 'border-color', 'color'),
  ...focusRing(),
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.size['control-sm'],
  paddingInline: space[3],
  border: `${vars.borderWidth.control} solid ${color.border.control}`,
  borderRadius: vars.radius.full,
  background: color.background.surface,
  scrollSnapAlign: 'start',
  cursor: 'pointer',
  selectors: {
    ...focusRing().selectors,
    '&[data-hovered]': { background: color.background.hover },
    '&[data-selected]': { background: color.accent.rest, borderColor: color.accent.rest, color: color.accent.onAccent },
  },
  '@media': {
    [media.touch]: { minBlockSize: vars.size['touch-min'] },
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});

export const chipTitle = style({ display: 'inline-block' });

export const chipCount = style({
  ...text('pill'),
  ...tabular,
  minInlineSize: space[5],
  paddingInline: sizes.chipCountPadding,
  paddingBlock: '2px',
  borderRadius: vars.radius.full,
  background: color.background.pressed,
  color: color.text.secondary,
  textAlign: 'center',
  selectors: { '[data-selected] > &': { background: 'color-mix(in srgb, currentColor 22%, transparent)', color: 'inherit' } },
});

/** Between a name and its count, for screen readers: "Preparing, 5". */
export const pause = style({ fontSize: 0 });

export const lanes = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(${sizes.lane}, 1fr)`,
  // Together with a lane's padding it equals the card's padding, so that all lanes are equally wide.
  paddingInline: `calc(${space[3]} / 2)`,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  '@container': {
    [wide]: { gridAutoColumns: 'minmax(0, 1fr)', overflowX: 'visible' },
    [oneLane]: {
      gridAutoFlow: 'row',
      gridAutoColumns: 'auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingInline: 0,
      overflowX: 'visible',
    },
  },
});

export const lane = style({
  minInlineSize: 0,
  paddingBlock: `${sizes.lanePaddingTop} ${space[4]}`,
  paddingInline: space['3-5'],
  scrollSnapAlign: 'start',
  selectors: {
    '& + &': { borderInlineStart: `${hairline} solid ${color.border.subtle}` },
  },
  '@container': {
    [oneLane]: {
      paddingInline: space[4],
      borderInlineStart: 'none',
      selectors: { '&:not([data-chosen])': { display: 'none' }, '& + &': { borderInlineStart: 'none' } },
    },
  },
});

export const laneHeading = style({ ...text('body'), fontWeight: 600 });

export const laneLink = style({
  ...focusRing(),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: space[8],
  borderRadius: vars.radius.xs,
  selectors: {
    ...focusRing().selectors,
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: sizes.underlineOffset },
  },
  '@media': { [media.touch]: { minBlockSize: vars.size['touch-min'] } },
});

export const laneIcon = style({ flex: 'none', color: color.text.secondary });

export const laneTitle = style({ display: 'inline-block', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], marginBlockStart: space['1-5'] });

export const card = style({
  ...focusRing(),
  paddingBlock: `${space['2-5']} ${space[3]}`,
  paddingInline: space[3],
  border: `${hairline} solid ${color.border.subtle}`,
  borderRadius: vars.radius.md,
  overflowWrap: 'anywhere',
  '@container': {
    [oneLane]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"label status" "title status" "person status"',
      columnGap: space[3],
    },
  },
});

export const cardLabel = style({ ...text('caption'), ...tabular, color: color.text.muted });

export const cardTitle = style({
  ...text('body'),
  marginBlockStart: space[1],
  fontWeight: 550,
  lineHeight: '1.2857',
  '@container': { [oneLane]: { gridColumn: '1' } },
});

export const cardPerson = style({
  ...text('caption'),
  marginBlockStart: space['0-5'],
  color: color.text.secondary,
  '@container': { [oneLane]: { gridColumn: '1' } },
});

export const cardStatus = style({
  display: 'flex',
  marginBlockStart: sizes.statusMarginTop,
  '@container': { [oneLane]: { gridArea: 'status', alignSelf: 'center', marginBlockStart: 0 } },
});

export const empty = style({
  ...text('label'),
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[2],
  minBlockSize: sizes.empty,
  padding: space[3],
  borderRadius: vars.radius.md,
  background: color.background.canvas,
  color: color.text.muted,
  fontWeight: 400,
  textAlign: 'center',
  '@media': { [media.forcedColors]: { border: `${hairline} solid CanvasText` } },
});

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockStart: space[2],
  // Aligned with the text of the cards above.
  marginInline: `calc(-1 * ${space[3]} - ${vars.borderWidth.control})`,
  '@container': { [oneLane]: { justifyContent: 'center' } },
});

export const step = style([
  buttonClass({ variant: 'ghost', size: 'small' }),
  {
    ...text('label'),
    gap: space[1],
    fontWeight: 550,
    selectors: { '&[aria-expanded="true"]:not([data-pressed], [data-hovered])': { background: 'transparent' } },
  },
]);
