import { createContainer } from '@vanilla-extract/css';
import { below, focusRing, media, px, rem, tabular, text, transition } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { buttonClass } from '../Button/buttonClass.ts';

const { color, space } = vars;
const sizes = {
  lane: px(220),
  // In rem: with larger text the lanes scroll before words are broken.
  wideLane: rem(176),
  lanePaddingTop: rem(7),
  chipCountPadding: px(6),
  underlineOffset: rem(3),
  empty: rem(120),
};
const hairline = vars.borderWidth.hairline;
/** The board itself. */
export const container = createContainer();
const wide = `${container} (min-width: ${vars.container['queue-lanes']})`;
/** One lane. */
export const laneContainer = createContainer();
/** The layout with room for one lane only. */
export const oneLane = `${container} ${below(vars.container['table-condensed'])}`;

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

/** The heading, and beside it the number of overdue items. */
export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[3]}` });

export const overdue = style({ ...text('label'), ...tabular, display: 'flex', alignItems: 'center', gap: space[1], color: color.tone.critical.text, fontWeight: 600 });

export const heading = style({ ...text('heading'), overflowWrap: 'anywhere' });

export const summary = style({ ...text('label'), ...tabular, fontWeight: 400, color: color.text.muted });

/** Hidden in the layout with one lane, because the chips show the counts there. */
export const barSlot = style({ '@container': { [oneLane]: { display: 'none' } } });

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
  '@media': { [media.print]: { selectors: { '&&': { display: 'none' } } } },
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

/** Read by screen readers alone, without a blank before it: "Preparing, 5, 1 overdue". */
export const pause = style({ fontSize: 0 });

export const lanes = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(max(${sizes.lane}, ${sizes.wideLane}), 1fr)`,
  // Together with a lane's padding this equals the card's padding, so that all lanes are equally wide.
  paddingInline: `calc(${space[3]} / 2)`,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  // Otherwise the first lane snaps to the edge and the padding is scrolled away.
  scrollPaddingInline: `calc(${space[3]} / 2)`,
  '@container': {
    [wide]: { gridAutoColumns: `minmax(${sizes.wideLane}, 1fr)` },
    [oneLane]: {
      gridAutoFlow: 'row',
      gridAutoColumns: 'auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingInline: 0,
      overflowX: 'visible',
    },
  },
  '@media': {
    // On paper nothing scrolls: all lanes are side by side. The doubled class outranks the container's width.
    [media.print]: {
      selectors: {
        '&&': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gridTemplateColumns: 'none', overflowX: 'visible' },
      },
    },
  },
});

export const lane = style({
  containerType: 'inline-size',
  containerName: laneContainer,
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
  '@media': { [media.print]: { paddingInline: space[1], selectors: { '&&&': { display: 'block' } } } },
});

export const laneHeading = style({ ...text('body'), fontWeight: 600 });

export const laneLink = style({
  ...focusRing(),
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  minBlockSize: space[8],
  borderRadius: vars.radius.xs,
  selectors: {
    ...focusRing().selectors,
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: sizes.underlineOffset },
  },
  '@media': { [media.touch]: { minBlockSize: vars.size['touch-min'] } },
});

export const laneIcon = style({ flex: 'none', color: color.text.secondary });

export const laneTitle = style({ flex: 1, minInlineSize: 'min-content', overflowWrap: 'break-word' });

export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], marginBlockStart: space['1-5'] });

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
