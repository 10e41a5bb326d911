import { focusRing, px, rem, screenStyle, text, vars, visuallyHidden } from '@valise/ui/theme';

const sizes = { besideQr: rem(320), twoColumns: rem(480), threeColumns: rem(728), headingMargin: px(80) };

const twoColumns = `(min-width: ${sizes.twoColumns})`;
const threeColumns = `(min-width: ${sizes.threeColumns})`;
const fieldGap = vars.space['4-5'];

/** The container of the sections' queries: they depend on its width, not on the window's. */
export const sections = screenStyle({ containerType: 'inline-size', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5], scrollMarginBlock: sizes.headingMargin, outline: 'none' });

export const header = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginBlockEnd: vars.space[4],
});

export const hiddenHeader = screenStyle(visuallyHidden);

export const heading = screenStyle({
  ...text('heading'),
  ...focusRing(),
  borderRadius: vars.radius.xs,
  scrollMarginBlock: sizes.headingMargin,
  overflowWrap: 'anywhere',
});

export const aside = screenStyle({ ...text('caption'), color: vars.color.text.muted });

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', columnGap: vars.space[4], rowGap: fieldGap, alignItems: 'start' } as const;

/** Two fields a line where there is room. */
const two = screenStyle({
  ...oneColumn,
  '@container': { [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Three fields a line where there is room, two where there is less. */
const three = screenStyle({
  ...oneColumn,
  '@container': {
    [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [threeColumns]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** Fields side by side, by the most fields a line. */
export const grid = { 2: two, 3: three } as const;

/** Groups of fields; each group starts a new line. */
export const groups = screenStyle({ display: 'grid', rowGap: fieldGap, flex: `1 1 ${sizes.besideQr}`, minInlineSize: 0 });

/** A field with the full width. */
export const wide = screenStyle({ gridColumn: '1 / -1' });

/** Fields and a QR code side by side where there is room, also for larger text; else the code is below. */
export const besideQr = screenStyle({
  ...oneColumn,
  '@container': { [twoColumns]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] } },
});
