import { px, rem, screenStyle, tabular, text, vars } from '@valise/ui/theme';

const { color, space } = vars;
const sizes = { twoColumns: rem(440), options: rem(200), sheet: px(248), note: rem(120) };

/** Side by side where there is room; on a phone the preview is below. */
export const content = screenStyle({ containerType: 'inline-size' });

export const columns = screenStyle({
  display: 'grid',
  gap: space[5],
  '@container': { [`(min-width: ${sizes.twoColumns})`]: { gridTemplateColumns: `minmax(0, ${sizes.options}) minmax(0, 1fr)` } },
});

export const options = screenStyle({ display: 'grid', gap: space[4], alignContent: 'start' });

export const shown = screenStyle({ display: 'grid', gap: space[2], alignContent: 'start', justifyItems: 'center' });

export const frame = screenStyle({ inlineSize: '100%', maxInlineSize: sizes.sheet });

export const amount = screenStyle({ ...text('caption'), ...tabular, color: color.text.secondary });

export const notes = screenStyle({ display: 'grid', gap: space[2], marginBlockEnd: space[4] });

export const note = screenStyle({ maxBlockSize: sizes.note, overflowY: 'auto', overflowWrap: 'anywhere' });
