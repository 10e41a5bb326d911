import { createContainer } from '@vanilla-extract/css';
import { below, media, rem, stitch, tabular, text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const sizes = { factsInOneRow: rem(640), twoFacts: rem(260) };
const container = createContainer();
const narrow = `${container} ${below(sizes.factsInOneRow)}`;
const narrowest = `${container} ${below(sizes.twoFacts)}`;
const { '@media': foldMedia, ...fold } = stitch;
const foldInForcedColors = foldMedia[media.forcedColors];
const hairline = `${vars.borderWidth.hairline} solid ${color.border.subtle}`;

/** Term and description on one line, like a receipt. */
export const rows = style({ ...text('body'), ...tabular, display: 'grid', gap: space['2-5'] });

export const row = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${space[4]}` });

export const rowTerm = style({ color: color.text.secondary });

export const rowDescription = style({ marginInlineStart: 'auto', fontWeight: 500, textAlign: 'end', overflowWrap: 'anywhere' });

/** The total has a stitched line above it. */
export const total = style([
  row,
  {
    marginBlockStart: space['1-5'],
    paddingBlockStart: space[4],
    position: 'relative',
    selectors: { '&::before': { ...fold, content: '', position: 'absolute', insetBlockStart: 0, insetInline: 0 } },
    '@media': { [media.forcedColors]: { selectors: { '&::before': foldInForcedColors } } },
  },
]);

export const totalTerm = style({ fontWeight: 600, alignSelf: 'center' });

export const totalDescription = style({ ...text('title-md'), ...tabular, marginInlineStart: 'auto', overflowWrap: 'anywhere' });

export const factsBox = style({ containerType: 'inline-size', containerName: container });

/** Facts side by side with rules between them: two a row in little room, one in large text. */
export const facts = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  '@container': {
    [narrow]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [narrowest]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const fact = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  paddingBlock: `${space[3]} ${space[5]}`,
  paddingInline: space[5],
  borderInlineStart: hairline,
  // The first rule of each line is outside and clipped.
  marginInlineStart: `calc(${vars.borderWidth.hairline} * -1)`,
  '@container': { [narrow]: { paddingBlock: space[2], selectors: { '&:last-child, &:nth-last-child(2):nth-child(odd)': { paddingBlockEnd: space[5] } } } },
});

export const factTerm = style({ ...text('label'), color: color.text.secondary, fontWeight: 400 });

/** The height of a status badge, so that text beside a badge is aligned with it. */
export const factDescription = style({
  ...text('body'),
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: space[6],
  fontWeight: 550,
  overflowWrap: 'anywhere',
});
