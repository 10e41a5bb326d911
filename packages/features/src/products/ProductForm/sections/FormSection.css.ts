import { below, px, rem, screenStyle, text, vars } from '@valise/ui/theme';

const sizes = { headingColumn: px(200), hint: rem(176), besideQr: rem(320) };

const besideCard = `(min-width: ${vars.container['form-side-labels']})`;
const twoColumns = `(min-width: ${vars.container['table-condensed']})`;
const fieldGap = vars.space['4-5'];

/** The container of the sections' queries: they adapt to its width, not to the window's. */
export const sections = screenStyle({ containerType: 'inline-size', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5], outline: 'none' });

export const section = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@container': {
    [besideCard]: { gridTemplateColumns: `${sizes.headingColumn} minmax(0, 1fr)`, gap: vars.space[6] },
  },
});

export const naming = screenStyle({
  paddingBlockStart: vars.space[1],
  '@container': { [besideCard]: { paddingBlockStart: vars.space[3] } },
});

export const heading = screenStyle({ ...text('heading') });

export const hint = screenStyle({
  ...text('label'),
  fontWeight: 400,
  maxInlineSize: sizes.hint,
  marginBlockStart: vars.space[1],
  color: vars.color.text.muted,
  '@container': { [below(vars.container['form-side-labels'])]: { maxInlineSize: 'none' } },
});

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', columnGap: vars.space[4], rowGap: fieldGap, alignItems: 'start' } as const;

/** Two fields to a line where there is room. */
const two = screenStyle({
  ...oneColumn,
  '@container': { [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Three fields to a line where there is room, two where there is less. */
const three = screenStyle({
  ...oneColumn,
  '@container': {
    [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [besideCard]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** Fields side by side, by their greatest number per line. */
export const grid = { 2: two, 3: three } as const;

/** Groups of fields, each on lines of its own. */
export const groups = screenStyle({ display: 'grid', rowGap: fieldGap, flex: `1 1 ${sizes.besideQr}`, minInlineSize: 0 });

/** A field that fills its line. */
export const wide = screenStyle({ gridColumn: '1 / -1' });

/** Fields and a QR code: side by side where there is room, also for larger text, the code after them elsewhere. */
export const besideQr = screenStyle({
  ...oneColumn,
  '@container': { [twoColumns]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] } },
});
