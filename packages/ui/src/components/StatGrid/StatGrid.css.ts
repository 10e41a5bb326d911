import { createContainer } from '@vanilla-extract/css';
import { below, focusRing, media, rem, tabular, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const sizes = { threeInARow: rem(480), stat: rem(124), statWhenNarrow: rem(96) };
const narrow = below(sizes.threeInARow);
const container = createContainer();

export const grid = style({
  ...focusRing(),
  containerType: 'inline-size',
  containerName: container,
  border: `${vars.borderWidth.hairline} solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  background: color.background.surface,
  overflow: 'clip',
  // Beside something taller the figures share the height, and a failure is centred in it.
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
});

/** Three in the first row, then two a row; a last one alone fills its row. The background shows through the gap as a rule. */
export const stats = style({
  display: 'grid',
  alignSelf: 'stretch',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: vars.borderWidth.hairline,
  background: color.border.subtle,
  '@container': { [`${container} ${narrow}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

export const stat = style({
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

export const value = style({
  ...text('figure'),
  ...tabular,
  overflowWrap: 'anywhere',
  '@container': { [`${container} ${narrow}`]: { fontSize: text('title-lg').fontSize } },
});
