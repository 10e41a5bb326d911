import { below, rem, screenStyle, tabular, text, vars } from '@valise/ui/theme';

const { color, space } = vars;
const sizes = { threeColumns: rem(480), twoColumns: rem(240) };
const rule = `${vars.borderWidth.hairline} solid ${color.border.subtle}`;

export const box = screenStyle({ containerType: 'inline-size' });

/** Fields side by side under rules across the whole width, of which the first is clipped. */
export const facts = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: space[4],
  overflow: 'clip',
  marginBlockEnd: `calc(-1 * ${space[2]})`,
  selectors: { '& + &': { marginBlockStart: space[2], borderBlockStart: rule } },
  '@container': {
    [below(sizes.threeColumns)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [below(sizes.twoColumns)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const fact = screenStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space['0-5'],
  minInlineSize: 0,
  paddingBlock: space['2-5'],
  selectors: {
    '&::before': { content: '', position: 'absolute', insetBlockStart: `calc(-1 * ${vars.borderWidth.hairline})`, insetInline: '-100vmax', borderBlockStart: rule },
  },
});

export const wideFact = screenStyle([fact, { gridColumn: '1 / -1' }]);

export const receipt = screenStyle({ display: 'grid', gap: space['2-5'] });

export const line = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: `0 ${space[4]}` });

export const term = screenStyle({ ...text('label'), fontWeight: 400, color: color.text.secondary });

export const value = screenStyle({ ...text('body'), ...tabular, fontWeight: 550, overflowWrap: 'anywhere', unicodeBidi: 'isolate' });

export const note = screenStyle({ ...text('body'), overflowWrap: 'anywhere', whiteSpace: 'pre-line', unicodeBidi: 'isolate' });
