import { createContainer } from '@vanilla-extract/css';
import { below, focusRing, media, rem, tabular, text, transition } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const sizes = { threeInARow: rem(480), twoInARow: rem(240), stat: rem(124), statWhenNarrow: rem(96), statWithHintText: rem(208) };
const narrow = below(sizes.threeInARow);
/** Small phones, and all phones with large text. */
const narrowest = below(sizes.twoInARow);
const container = createContainer();
const statContainer = createContainer();

export const grid = style({
  ...focusRing(),
  containerType: 'inline-size',
  containerName: container,
  border: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  background: color.background.surface,
  overflow: 'clip',
  // Beside a taller part the figures share the height, and a failure is centred in it.
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
});

/** Three in the first row, then two per row; a last single one fills its row. The background shows through the gap as a rule. */
export const stats = style({
  display: 'grid',
  alignSelf: 'stretch',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: vars.borderWidth.hairline,
  background: color.border.subtle,
  '@container': {
    [`${container} ${narrow}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [`${container} ${narrowest}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

export const stat = style({
  containerType: 'inline-size',
  containerName: statContainer,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[4],
  gridColumn: 'span 3',
  minBlockSize: sizes.stat,
  paddingBlock: space['4-5'],
  paddingInline: space[5],
  background: color.background.surface,
  selectors: {
    '&:nth-child(-n+3)': { gridColumn: 'span 2' },
    '&:only-child, &:nth-child(2n+4):last-child': { gridColumn: 'span 6' },
    '&:first-child:nth-last-child(2), &:nth-child(2):last-child': { gridColumn: 'span 3' },
  },
  '@container': {
    [`${container} ${narrow}`]: {
      gap: space[2],
      minBlockSize: sizes.statWhenNarrow,
      padding: space[4],
      selectors: {
        '&, &:nth-child(n)': { gridColumn: 'span 1' },
        '&:last-child:nth-child(odd)': { gridColumn: 'span 2' },
      },
    },
    [`${container} ${narrowest}`]: { selectors: { '&, &:nth-child(n), &:last-child:nth-child(odd)': { gridColumn: 'span 1' } } },
  },
});

export const label = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[2],
  color: color.text.secondary,
  overflowWrap: 'anywhere',
});

export const icon = style({ flex: 'none', color: color.text.muted });

/** The link covers the whole stat. */
export const linkedStat = style({
  ...transition('background-color'),
  position: 'relative',
  selectors: { '&:hover': { background: color.background.hover } },
});

export const link = style({
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible::after': { outline: `${vars.borderWidth.focus} solid ${color.focus.ring}`, outlineOffset: vars.focusOffset.inset },
    [`${linkedStat}:is(:hover, :focus-within) &`]: { color: color.text.link },
  },
});

export const figure = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] });

export const hint = style({
  ...text('label'),
  ...transition('opacity'),
  display: 'flex',
  alignItems: 'center',
  gap: space['1-5'],
  color: color.text.link,
  opacity: 0,
  selectors: { [`${linkedStat}:is(:hover, :focus-within) &`]: { opacity: 1 } },
  '@media': { [media.touch]: { opacity: 1 }, [media.print]: { display: 'none' } },
});

export const arrow = style({ flex: 'none', selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

/** On touch and in little room only the arrow is shown. */
export const hintText = style({
  '@container': { [`${statContainer} ${below(sizes.statWithHintText)}`]: { display: 'none' } },
  '@media': { [media.touch]: { display: 'none' } },
});

/** A failure over the hidden skeleton, so that the part keeps its height. */
export const failed = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'center' });
export const heldHeight = style({ gridArea: '1 / 1', visibility: 'hidden' });
export const failure = style({ gridArea: '1 / 1' });

/** The height of a figure. */
export const waitingValue = style({ ...text('figure'), display: 'flex', alignItems: 'center', blockSize: '1lh' });

export const empty = style({ ...text('body'), padding: space[5], color: color.text.muted, textAlign: 'center' });

export const value = style({
  ...text('figure'),
  ...tabular,
  overflowWrap: 'anywhere',
  '@container': { [`${container} ${narrow}`]: { fontSize: text('title-lg').fontSize } },
});
