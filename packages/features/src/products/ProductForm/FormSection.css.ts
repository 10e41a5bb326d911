import { screenStyle, text, vars } from '@valise/ui/theme';

const besideCard = `(min-width: ${vars.container['form-side-labels']})`;
const twoColumns = `(min-width: ${vars.container['table-condensed']})`;
const fieldGap = '1.125rem';

/** Sections ask this box for their room, not the window. */
export const sections = screenStyle({ containerType: 'inline-size', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });

export const section = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@container': {
    [besideCard]: { gridTemplateColumns: '200px minmax(0, 1fr)', gap: vars.space[6] },
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
  maxInlineSize: '11rem',
  marginBlockStart: vars.space[1],
  color: vars.color.text.muted,
  '@container': { [`(max-width: calc(${vars.container['form-side-labels']} - 0.02px))`]: { maxInlineSize: 'none' } },
});

const grid = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', columnGap: vars.space[4], rowGap: fieldGap, alignItems: 'start' } as const;

/** Two fields to a line where there is room. */
export const pairs = screenStyle({
  ...grid,
  '@container': { [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Three fields to a line where there is room, two where there is less. */
export const triples = screenStyle({
  ...grid,
  '@container': {
    [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [besideCard]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** Lines of fields that start anew. */
export const lines = screenStyle({ display: 'grid', rowGap: fieldGap });

/** A field that fills its line. */
export const wide = screenStyle({ gridColumn: '1 / -1' });
